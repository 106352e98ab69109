// What a press would change, line by line: for the sheet beside a thing and for the prompt bar.
export interface Line {
  text: string;
  tone: 'plain' | 'gain' | 'loss' | 'cost';
}
export const line = (text: string, tone: Line['tone'] = 'plain'): Line => ({ text, tone });
export const MARKS = { plain: '·', gain: '+', loss: '−', cost: '−' } as const;
