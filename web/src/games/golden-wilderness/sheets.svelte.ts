// Sheets that a player has opened on the map.
export const sheets = $state({ points: false });
