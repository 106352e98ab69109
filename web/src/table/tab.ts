/** What stands beside the board: what happened, what is said, what can be done. */
export type Tab = 'log' | 'chat' | 'moves';
