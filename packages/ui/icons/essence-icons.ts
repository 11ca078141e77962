import { polygon, regular, ring } from '../engraving.ts';
import type { Drawing } from './drawing.ts';

const flame =
  'M12.4 1.5c.4 3.9 5.8 6.4 6.9 11.5 1.2 5.4-2.4 9.6-7.3 9.6S3.8 18.8 4.5 13.9c.4-2.7 2.2-4.1 2.9-6.6 1.1.8 1.8 2 2 3.4C11.4 8.4 12.8 5.2 12.4 1.5z';
const flameLeft =
  'M12.4 1.5c.2 4.3 3.5 6.7 4.3 11.3.8 4.9-1.6 8.7-5.6 9.8C6.7 22.2 3.8 18.5 4.5 13.9c.4-2.7 2.2-4.1 2.9-6.6 1.1.8 1.8 2 2 3.4C11.4 8.4 12.8 5.2 12.4 1.5z';
const core =
  'M12.7 11.6c.2 2.4 2.9 3.6 2.9 6.4 0 2.1-1.5 3.6-3.6 3.6s-3.6-1.5-3.6-3.6c0-1.4.7-2.4 1.4-3.2.3.6.7 1 1.2 1.2.9-1.2 1.6-2.7 1.7-4.4z';
const leaf = 'M21.6 2.4c1.2 8.6-1.4 17.2-10.4 17.4-3.9.1-6.6-2.5-6.6-6.3C4.6 6 12.6 3.2 21.6 2.4z';
const leafUnder = 'M21.6 2.4c1.2 8.6-1.4 17.2-10.4 17.4-2.2.1-4-.7-5.2-2.1C11.2 13.2 16.6 8.2 21.6 2.4z';
const drop = 'M12 1.4c2.6 4.4 7.6 8.9 7.6 13.6 0 4.3-3.3 7.6-7.6 7.6S4.4 19.3 4.4 15C4.4 10.3 9.4 5.8 12 1.4z';
const dropFar = 'M12 1.4c2.6 4.4 7.6 8.9 7.6 13.6 0 4.3-3.3 7.6-7.6 7.6 4.3-2.2 5.2-5.6 4.3-9.4-.9-3.9-3.6-7.5-4.3-11.8z';
const dropGlow = 'M7.3 12.7c-1.5 3.7.1 6.9 3.2 7.6.7.2 1.1-.7.5-1.1-1.9-1.3-2.7-3.3-2.5-6 .1-.9-.9-1.3-1.2-.5z';
const skull =
  'M12 1.7c5.6 0 9.5 3.7 9.5 8.9 0 2.9-1.1 4.9-3 6.2-.5.4-.8.8-.8 1.4v2c0 1.2-.9 2.1-2.1 2.1H8.4c-1.2 0-2.1-.9-2.1-2.1v-2c0-.6-.3-1-.8-1.4-1.9-1.3-3-3.3-3-6.2 0-5.2 3.9-8.9 9.5-8.9z';
const skullFar =
  'M15.6 2.3c3.7 1.3 5.9 4.4 5.9 8.3 0 2.9-1.1 4.9-3 6.2-.5.4-.8.8-.8 1.4v2c0 1.2-.9 2.1-2.1 2.1h-1.8c.7-.4 1.2-1.1 1.2-2v-2.6c0-.7.4-1.2.9-1.6 2-1.4 3-3.5 3-6.1 0-3.3-1.2-5.9-3.3-7.7z';
const skullHoles = `${ring(7.9, 11.2, 2.5)}${ring(16.1, 11.2, 2.5)}M12 13.7l1.5 2.9h-3z`;
const skullTeeth = 'M9.7 19.1c0-.9 1.2-.9 1.2 0v3.2H9.7zM13.1 19.1c0-.9 1.2-.9 1.2 0v3.2h-1.2z';
const pentagon = 'M10.8 2.3c.7-.5 1.7-.5 2.4 0l7.9 5.8c.7.5 1 1.4.7 2.2l-3 9.5c-.3.8-1 1.4-1.9 1.4H7.1c-.9 0-1.6-.6-1.9-1.4l-3-9.5c-.3-.8 0-1.7.7-2.2z';
const inner = polygon(regular({ x: 12, y: 12.4 }, 5.4, 5));
const bevelLit = 'M10.8 2.3c.4-.3.8-.4 1.2-.4V7l-5.1 3.7-4.8-1.6c.1-.4.4-.7.8-1z';
const bevelRight = 'M21.9 9.2c.1.4.1.7-.1 1.1l-3 9.5c-.1.4-.4.8-.7 1l-2.9-4.1 1.9-6z';
const bevelFoot = 'M18.1 20.8c-.3.3-.8.4-1.2.4H7.1c-.4 0-.9-.1-1.2-.4l2.9-4.1h6.4z';
const halves = 'M15.4 5.6A7.6 7.6 0 0 0 5.6 15.4zM18.4 8.6a7.6 7.6 0 0 1-9.8 9.8z';
const coinHalves = 'M15.3 6.7A6.2 6.2 0 0 0 6.3 15.7zM17.7 9.1a6.2 6.2 0 0 1-9 9z';

/** Essences in one colour, for buttons and text. */
export const essenceIcons = {
  elan: { solid: `${flame}${core}` },
  life: { solid: leaf, line: 'M2.6 21.6l5-4.8' },
  calm: { solid: `${drop}${dropGlow}` },
  death: { solid: `${skull}${skullHoles}${skullTeeth}` },
  gold: { solid: `${ring(12, 12, 10.2)}${ring(12, 12, 7.4)}${ring(12, 12, 5.8)}${ring(12, 12, 2)}` },
  any: { solid: `${pentagon}${inner}` },
  anyButGold: { solid: `${pentagon}${halves}` },
} as const satisfies Record<string, Drawing>;

export type EssenceCode = 'E' | 'L' | 'C' | 'D' | 'G' | 'A' | 'N';

export interface Layer {
  readonly tone: string;
  readonly path: string;
}

/** Essences as tokens: flat tones laid over one another, lamp at the upper left. */
export const essenceTokens: Record<EssenceCode, readonly Layer[]> = {
  E: [
    { tone: 'elan-deep', path: flame },
    { tone: 'elan', path: flameLeft },
    { tone: 'elan-lit', path: core },
  ],
  L: [
    { tone: 'life', path: leaf },
    { tone: 'life-deep', path: leafUnder },
    { tone: 'life-lit', path: 'M2.1 21.3C7.2 15.9 11.7 11.6 17.4 7.2c.5-.4 1.1.2.7.7C13.7 13.1 9 17.5 3.3 22.3c-.8.7-1.9-.3-1.2-1z' },
    { tone: 'life-deep', path: 'M1.9 21.2l4.3-4.5 1.6 1.6-4.5 4.1c-.9.8-2.2-.4-1.4-1.2z' },
    { tone: 'life-lit', path: 'M10.1 14.6 9.6 9.8c-.1-.7.9-.8 1-.1l.6 3.9zM10.3 14.7l5.2.5c.7.1.6 1.1-.1 1.1l-6.3-.3z' },
  ],
  C: [
    { tone: 'calm', path: drop },
    { tone: 'calm-deep', path: dropFar },
    { tone: 'calm-lit', path: dropGlow },
  ],
  D: [
    { tone: 'death', path: skull },
    { tone: 'death-deep', path: skullFar },
    { tone: 'death-lit', path: 'M5.2 8.6c.8-2.6 2.8-4.3 5.6-4.9.8-.2 1 .7.3 1-2.4.8-3.9 2.2-4.7 4.3-.3.8-1.4.4-1.2-.4z' },
    { tone: 'death-ink', path: `${skullHoles}${skullTeeth}` },
  ],
  G: [
    { tone: 'gold-deep', path: ring(12, 12, 10.6) },
    { tone: 'gold', path: ring(11.7, 11.7, 9.8) },
    { tone: 'gold-lit', path: 'M4 12.3C3.9 7.6 7.6 3.8 12.3 3.9c.8 0 .8 1 0 1.1-4 .2-7 3.3-7.2 7.3-.1.8-1.1.8-1.1 0z' },
    { tone: 'gold-deep', path: `${ring(12, 12, 7)}${ring(12, 12, 5.6)}` },
    { tone: 'gold-deep', path: ring(12, 12, 2.1) },
  ],
  A: [
    { tone: 'any', path: pentagon },
    { tone: 'any-lit', path: bevelLit },
    { tone: 'any-deep', path: bevelRight + bevelFoot },
    { tone: 'any-ink', path: inner },
  ],
  N: [
    { tone: 'any', path: pentagon },
    { tone: 'any-lit', path: bevelLit },
    { tone: 'any-deep', path: bevelRight + bevelFoot },
    { tone: 'any-ink', path: ring(12, 12.4, 7.4) },
    { tone: 'gold', path: coinHalves },
    { tone: 'any-lit', path: 'M4.9 18.5 18.1 5.3c.8-.8 2 .4 1.2 1.2L6.1 19.7c-.8.8-2-.4-1.2-1.2z' },
  ],
};
