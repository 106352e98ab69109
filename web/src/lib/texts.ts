// Every word of the frame, by key. Another language is another table of the same keys.
// A text may hold {name} and {n, plural, one {# turn} other {# turns}}.

const en = {
  // everywhere
  paydirt: 'Paydirt',
  home: 'Home',
  myGames: 'My games',
  rules: 'Rules',
  settings: 'Settings',
  lantern: 'Lantern light',
  daylight: 'Daylight',
  close: 'Close',
  tryAgain: 'Try again',
  copied: 'Copied',
  copyReport: 'Copy report',
  share: 'Share',
  you: 'You',
  someone: 'Somebody',
  skipToMain: 'Skip to the content',
  skipToPrompt: 'Skip to what is asked',
  loading: 'One moment.',
  notFoundTitle: 'Nothing here.',
  notFoundText: 'The address leads nowhere. The table may be long gone.',
  errorTitle: 'That did not work.',
  errorOffline: 'The server cannot be reached. Games wait there safely; try again when the line is back.',
  errorServer: 'The server said: {error}',
  errorTooFast: 'That was too fast. Wait a moment.',

  // home
  workshop: 'From the workshop',
  workshopText: '{pitch} Nobody has drawn its board yet: it is played with tables and buttons.',
  heroTitle: 'Five games of the gold rush, one table.',
  heroText: 'Pick one and you are playing: against bots, with friends at this screen, or with friends far away.',
  continue: 'Continue',
  playOn: 'Play on',
  open: 'Open',
  yourTurn: 'Your turn.',
  waitingRoomOf: 'Waiting for players.',
  movesPlayed: '{n, plural, =0 {Just begun.} one {# move played.} other {# moves played.}}',
  playNow: 'Play now',
  table: 'Table',
  setUpTable: 'Table of {game}',
  playNowOf: 'Play now: {game}',
  coming: 'Still to come',
  comingText: 'The rules are written; the board is being drawn.',
  players: '{min} to {max} players',
  joinTitle: 'Join a table',
  joinText: 'Paste an invite link, or type its four words.',
  joinLabel: 'Invite link or words',
  joinExample: 'quartz mule river lamp',
  join: 'Join',
  joinBad: 'An invite is four words, such as quartz mule river lamp.',
  guidedTitle: 'Guided first game',
  guidedText: 'Tips at your elbow, six turns, no reading first.',
  guidedWhich: 'Game to learn',
  showMe: 'Show me',
  reviewTitle: 'Look over a game',
  reviewText: 'Step through a finished game, turn by turn.',
  openTables: 'Open tables',
  openTablesNone: 'No open tables right now. Set one up and send the link.',
  watch: 'Watch',
  sitDown: 'Sit down',
  finished: 'Finished',
  footAccount: 'Everything works without an account: your name and games stay on this device.',
  footFree: 'Free and open source.',
  offlineTitle: 'No line to the server.',
  offlineText: 'The page is here, the games are over there. It comes back by itself.',
  offlineHere: 'What is on this device goes on all the same: against bots, at one screen, and in review.',
  placeHere: 'On this device: works without a network, and nobody else hears of it.',
  placeServer: 'On the server: friends come by a link.',
  place: 'Where it is played',
  placeThisDevice: 'This device',
  placeTheServer: 'Server',
  onThisDevice: 'On this device.',
  deviceFull: 'This device has no room left: the last move was not kept. Free some space, then play it again.',
  openRecord: 'Open a saved record, to look at it or to play on:',
  goOnAtServer: 'Go on at the server, with friends',
  keeping: 'Getting ready to play without a network: {percent} %.',
  newVersion: 'A new version of Paydirt is ready.',
  useNewVersion: 'Use it',
  deviceTrouble: 'This device could not keep the last move. Play it again.',

  // mine
  mineNone: 'No games yet. Pick one on the home page.',
  mineRunning: 'Running',
  mineFinished: 'Finished',
  review: 'Review',

  // new table
  newTitle: 'New table',
  seats: 'Seats',
  options: 'Options',
  seatMe: 'You',
  seatHere: 'Friend at this screen',
  seatBot: 'Bot',
  seatOpen: 'Open seat, by link',
  seatKind: 'Who sits at seat {seat}',
  seatName: 'Name of seat {seat}',
  friendName: 'Friend {n}',
  botLevel: 'Level of the bot at seat {seat}',
  removeSeat: 'Remove seat {seat}',
  addSeat: 'Add a seat',
  level1: 'Greenhorn',
  level2: 'Panner',
  level3: 'Digger',
  level4: 'Prospector',
  level5: 'Teamster',
  level6: 'Claim holder',
  level7: 'Foreman',
  level8: 'Mine captain',
  level9: 'Forty-Niner',
  levelStep: '{level} of {most}: {name}',
  levelNext: 'Try the {name}',
  order: 'Order',
  orderShuffled: 'Shuffled',
  orderSeated: 'As seated',
  orderText: 'who sits where in turn order',
  clock: 'Clock',
  clockNone: 'None',
  clockMinutes: '{n, plural, one {# minute a move} other {# minutes a move}}',
  clockDays: '{n, plural, one {# day a move} other {# days a move}}',
  clockText: 'for friends far away',
  undoOption: 'Undo',
  undoFree: 'Free',
  undoOff: 'Off',
  undoText: 'back to the last secret; beyond it all must agree',
  visibility: 'Who finds it',
  visibilityPrivate: 'Link only',
  visibilityPublic: 'Everybody',
  visibilityText: 'public tables stand on the home page',
  standIn: 'Stand-in',
  standInNone: 'Never',
  standInAfter: 'After {n, plural, one {# minute} other {# minutes}}',
  standInText: 'a bot plays for whoever is away, until they return',
  start: 'Start',
  openTable: 'Open the table',
  startSummary: 'Start: {people}',
  summaryYou: 'you',
  summaryFriends: '{n, plural, one {# friend here} other {# friends here}}',
  summaryBots: '{n, plural, one {# bot} other {# bots}}',

  // waiting room
  waitingTitle: 'The table is set.',
  waitingHost: 'Send the link, or start with bots in the empty seats.',
  waitingGuest: 'Take a seat. The host starts the game.',
  invite: 'Invite',
  copyLink: 'Copy link',
  copyByHand: 'This browser does not let a page copy. The link is',
  onlyThisComputer:
    'Only this computer can open the link: the server listens to nobody else. Start it with --address 0.0.0.0 to let in friends on your network.',
  qrCode: 'QR code',
  qrCodeOf: 'QR code of the link to {id}',
  swapSeats: 'Swap seats {one} and {other}',
  empty: 'Empty',
  here: 'here',
  away: 'away',
  host: 'host',
  bot: 'bot',
  botLevelOf: 'bot, {level}',
  sitHere: 'Sit here',
  standUp: 'Stand up',
  fillBot: 'Seat a bot',
  yourName: 'Your name',
  saveName: 'Save',
  startWithBots: 'Start with bots in the empty seats',
  startGame: 'Start the game',
  waitingForHost: 'Waiting for the host to start.',

  // table
  board: 'Board',
  hand: 'Your hand',
  panels: 'Players',
  openPanel: 'Show all of {name}',
  log: 'Log',
  chat: 'Chat',
  logAndChat: 'Log and chat',
  myMoves: 'My moves',
  more: 'More',
  prompt: 'What is asked',
  undo: 'Undo',
  noUndo: 'Undo is not possible: {reason}.',
  undoAsk: 'Ask the others to take it back',
  undoAskedBy: '{name} asks to take back {n, plural, one {# move} other {# moves}}.',
  undoAgree: 'Agree',
  undoDecline: 'Decline',
  undoAgreed: 'Everybody agreed. It is taken back.',
  undoDeclined: 'Not everybody agreed.',
  undoSent: 'The others are asked.',
  hint: 'Hint',
  hintAt: 'Hint {n} of {all}:',
  hintBack: 'The hint before',
  hintNext: 'The next hint',
  hintClose: 'Close the hint',
  hintThinking: 'Thinking about your moves.',
  hintPoints: 'Expected lead {points}.',
  hintNone: 'No advice for this one.',
  hintNote: 'The number is the lead it expects at the end if both sides play well.',
  playThis: 'Play this',
  whyRule: 'Rule {rule}',
  acting: '{name} plays.',
  telling: 'Watch the board.',
  thinking: '{name} is thinking.',
  thinkingMany: 'Waiting for {names}.',
  watching: 'Watching',
  watchingText: 'You are watching. Hidden things stay hidden.',
  sending: 'On its way.',
  heldHint: 'Choose where it goes. Esc puts it down.',
  heldHintTouch: 'Choose where it goes. Tap it again to put it down.',
  chooseOne: 'Which one?',
  doIt: 'Do it',
  confirmAll: 'Yes, do it',
  cancel: 'No, back',
  nothingHere: 'Nothing to do there now.',
  couldNot: 'That was refused: {error}',
  stale: 'The question has changed. Look again.',
  over: 'The game is over.',
  result: 'Result',
  outOfTurn: '{name} asks you.',
  turnsSince: '{n, plural, one {# turn since yours} other {# turns since yours}}',
  stepBack: 'Step back',
  stepOn: 'Step on',
  stepPlay: 'Play them',
  lookingAt: 'After move {move}',
  backToNow: 'Back to now',
  lookTitle: 'You are looking back.',
  logTurn: '{name}, turn {n}',
  logYourTurn: 'your turn {n}',
  logEmpty: 'Nothing has happened yet.',
  chatEmpty: 'Nobody has said anything.',
  chatSay: 'Say something',
  chatSend: 'Send',
  chatMute: 'Mute',
  chatUnmute: 'Unmute',
  chatMuted: 'Chat is muted on this device.',
  movesFilter: 'Type to filter',
  movesNone: 'Nothing is asked of you now.',
  movesNoMatch: 'No legal move with these words.',
  movesCount: '{n, plural, one {# legal move} other {# legal moves}}',
  menuOf: 'Menu for {name}',
  tellMe: 'Tell me when it is my turn',
  nudge: 'Nudge',
  nudged: 'Nudged.',
  letBot: 'Let a bot play for me',
  takeBack: 'Take my seat back',
  standInFor: 'bot stands in',
  lineLost: 'The line dropped. The board stays, and your moves go out when it is back.',
  lineLostMove: 'The line dropped. Your move is kept and goes out when it is back.',
  coverTitle: 'Hand over to {name}.',
  coverText: 'Nobody else should look now.',
  coverShow: 'Show my view',
  coverBack: 'Let {name} undo first',
  tip: 'Tip',
  tipOk: 'Got it',
  tipNone: 'No tips',
  coach: 'Coach',
  coachStep: '{n} of {all}',
  coachNext: 'Go on',
  coachDone: 'You know the game now. Play on to the end, or go home and start your own.',
  coachLeave: 'Close the coach',
  timeLeft: '{time} left',
  deadlinePassed: 'time is up',
  keysTitle: 'Keys',
  keysOpen: 'Keys and help',
  scoreOf: '{name} {total}',
  secret: 'secret',
  pointsNow: 'Points now',
  rivalPanel: '{name}, played by the rules',
  rivalNote: 'played by the rules',

  // keys
  keyUndo: 'Undo one step',
  keyUndoTurn: 'Undo to the start of the turn',
  keyPrimary: 'The gold button: end, pass, go',
  keyChoices: 'The choices in the prompt',
  keyMoves: 'All legal moves as a list',
  keyArrows: 'On the board: next target in that direction',
  keyEnter: 'Act',
  keyEsc: 'Put down, close, back',
  keyLog: 'Log',
  keyChat: 'Chat',
  keyHint: 'Hint',
  keyRule: 'The rule in play',
  keyHints: 'While a hint is shown: the one before, the next one',
  keySound: 'Sound on or off',
  keyTheme: 'Daylight or lantern light',
  keySummary: 'Read what is asked',
  keyScores: 'Read all scores',
  keyPrompt: 'Go to what is asked',
  keySteps: 'In review: step; with Shift by turn; Space plays',

  // end
  wins: '{name} wins by {n}.',
  winYou: 'You win by {n}.',
  winTie: '{names} share the win.',
  winTieBreak: '{name} wins the tie at {n}.',
  winTieBreakYou: 'You win the tie at {n}.',
  tieBroken: '{name} has {n} too: {breaker}.',
  tieBrokenYou: 'You have {n} too: {breaker}.',
  tieShared: 'They have {n} each.',
  tieStays: 'They have {n} each, and what breaks a tie leaves them level.',
  countingUp: 'Counting up',
  beatsYou: 'You beat {rival}, {a} to {b}.',
  beats: '{name} beats {rival}, {a} to {b}.',
  rivalWins: '{rival} wins, {b} to {a}.',
  winSoloYou: 'You have {n, plural, one {# point} other {# points}}.',
  winSolo: '{name} has {n, plural, one {# point} other {# points}}.',
  howAdded: 'How it added up',
  total: 'Points',
  item: 'Item',
  lead: 'The lead, turn by turn',
  leadLabel: 'Points of each player by turn',
  leadTurn: 'turn {n}',
  momentAt: 'Move {move}',
  verdict: 'What decided it',
  verdictText: 'A bot can judge every choice from what its player knew then.',
  verdictStart: 'Judge the game',
  verdictStop: 'Stop',
  verdictDone: '{done} of {all} moves judged',
  verdictChart: 'Each player’s chance to win, in percent',
  verdictBetter: 'better: {words}',
  fortuneOwn: 'Own choices',
  fortuneRivals: 'Choices of others',
  fortuneChance: 'Chance',
  momentsNone: 'A quiet game: nothing turned it.',
  fair: 'Chance was fair: the seed is the one that was promised before the first move, and your own number is in it.',
  fairSeed: 'Chance was fair: the seed is the one that was promised before the first move.',
  fairBroken: 'Chance was not what was promised before the first move. Save the record: it is the proof.',
  rematch: 'Rematch',
  openRematch: 'Go to the rematch',
  saveRecord: 'Save the record',
  endedAfter: 'After {n, plural, one {# move} other {# moves}}.',

  // review
  reviewOf: 'Review of {game}',
  reviewNotYet: 'The review opens when the game is over.',
  reviewMove: 'Move {move} of {all}',
  reviewFirst: 'First',
  reviewLast: 'Last',
  reviewPlay: 'Play',
  reviewPause: 'Pause',
  reviewPrev: 'Back one move',
  reviewNext: 'On one move',
  reviewTurns: 'Turns',
  reviewView: 'Seen by',
  reviewEverybody: 'Everybody',
  reviewShare: 'Share a link to this move',
  reviewPlayOn: 'Play on from here',
  reviewStart: 'The table as it was set.',
  reviewMoves: 'Moves',
  opinion: 'What a strong bot would do',
  opinionPlayed: 'played',
  opinionLead: 'expected lead',
  opinionForced: '{words}: nothing else was possible.',
  opinionOver: 'Nothing is left to decide.',
  opinionRest: 'Rest on a move to hear.',
  opinionThinking: 'Thinking about this position.',

  // rules
  rulesOf: 'Rules of {game}',
  rulesAll: 'Rules',
  rulesPick: 'In our own words: what you win by, a turn, then the details.',
  rulesSearchExample: 'how do I win',
  rulesShow: 'Show it there',
  rulesSpec: 'The specification, every rule with its number',
  rulesPlayers: 'The rules for players',
  rulesSpecOf: 'Specification of {game}',
  rulesSearch: 'Ask the rules',
  rulesFound: '{n, plural, =0 {Nothing found.} one {# place found} other {# places found}}',
  rulesContents: 'Contents',

  // settings
  settingsText: 'Kept on this device.',
  groupLook: 'Look',
  groupPace: 'Pace',
  groupSound: 'Sound',
  groupReading: 'Reading',
  groupYou: 'You',
  setTheme: 'Light',
  themeSystem: 'As the device',
  themeLight: 'Daylight',
  themeDark: 'Lantern',
  setMarks: 'Marks on pieces',
  marksSmall: 'Small',
  marksLarge: 'Large',
  marksLetters: 'Letters',
  setLeft: 'Left-handed on phones',
  setSpeed: 'Speed',
  speedCalm: 'Calm',
  speedNormal: 'Normal',
  speedQuick: 'Quick',
  speedOff: 'No motion',
  setConfirm: 'Confirm moves',
  confirmIrreversible: 'When much is lost',
  confirmAllMoves: 'Every move',
  confirmNone: 'Never',
  setSound: 'Sound',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  setTextSize: 'Text size',
  setTips: 'Tips beside the prompt',
  setKeys: 'Single keys',
  setName: 'Name',
  nameSaved: 'Saved.',
  on: 'On',
  off: 'Off',
  less: 'Less',
  sampleText: 'Red 12, you 7.',
  samplePrompt: 'Dig again, or stop here.',
  sampleSound: 'Hear it',
  sampleLeft: 'buttons at the left',
  sampleRight: 'buttons at the right',
  sampleKeys: 'such as',
  moreValue: 'More',
} as const;

export type Key = keyof typeof en;
type Values = Record<string, string | number>;

const plurals = new Intl.PluralRules('en');

/** The index after the brace that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i + 1;
  }
  return text.length;
}

function choose(forms: string, count: number): string {
  const found = new Map<string, string>();
  for (let i = 0; i < forms.length;) {
    const open = forms.indexOf('{', i);
    if (open < 0) break;
    const end = closing(forms, open);
    found.set(forms.slice(i, open).trim(), forms.slice(open + 1, end - 1));
    i = end;
  }
  const form = found.get(`=${count}`) ?? found.get(plurals.select(count)) ?? found.get('other') ?? '';
  return form.replaceAll('#', String(count));
}

export function format(text: string, values: Values = {}): string {
  let out = '';
  for (let i = 0; i < text.length;) {
    const open = text.indexOf('{', i);
    if (open < 0) return out + text.slice(i);
    const end = closing(text, open);
    const inside = text.slice(open + 1, end - 1);
    const plural = /^(\w+), plural, /.exec(inside);
    out += text.slice(i, open);
    if (plural?.[1] !== undefined)
      out += format(choose(inside.slice(plural[0].length), Number(values[plural[1]])), values);
    else out += String(values[inside] ?? '');
    i = end;
  }
  return out;
}

export function t(key: Key, values?: Values): string {
  return format(en[key], values);
}

export const keys = Object.keys(en) as Key[];

/** Bots have names of their own, so that the log can tell them apart. */
export const botNames = ['Shovel', 'Sluice', 'Pickaxe', 'Rocker', 'Cradle'] as const;

const levels = ['level1', 'level2', 'level3', 'level4', 'level5', 'level6', 'level7', 'level8', 'level9'] as const;

export const levelName = (level: number): string => t(levels[level - 1] ?? 'level3');

/** A number with a true minus sign, and a plus where it is a change. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export function list(names: string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}
