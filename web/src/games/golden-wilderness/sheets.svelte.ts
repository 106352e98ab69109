// What lies on the map beside the pieces: a sheet that a player has opened, and the card in hand that he reads, where the hand
// itself has no room for all of it.
export const sheets = $state({ points: false, card: null as string | null });
