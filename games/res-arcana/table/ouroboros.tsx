import type { ReactElement } from 'react';
import { polar, polygon, trim, type Point } from '#ui/engraving.ts';

const radius = 100;
const tail = -6;
const neck = 336;

interface OuroborosProps {
  readonly centre: Point;
  readonly gold: string;
  readonly skin: string;
  /** Of the head, which has its own light. */
  readonly hide: string;
  readonly belly: string;
}

/** The dragon that holds its own tail: the body thickens clockwise from the tail tip to the neck. */
export function Ouroboros({ centre, gold, skin, hide, belly }: OuroborosProps): ReactElement {
  const head = polar(centre, radius, neck);
  const place = `translate(${head.x} ${head.y}) rotate(${neck})`;
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M12 2 37 1l-4 13-16-4z" transform={place} fill="#4a0f14" />
      <path d={spines(centre)} fill={gold} />
      <path d={band(centre, -1, 1)} fill="#05130e" stroke="#05130e" strokeWidth={3} />
      <path d={band(centre, -1, 1)} fill={skin} />
      <path d={band(centre, -1, -0.42)} fill={belly} opacity={0.9} />
      <path d={scales(centre)} fill="none" stroke="#0b3a2b" strokeWidth={0.9} />
      <path d={band(centre, -1, 1)} fill="none" stroke={gold} strokeWidth={1} />
      <g transform={place}>
        <path d="M2-8C-5-12-13-20-25-21c7 2.5 9 6 12 11 2.5 4 5.5 6 9 7zM10-11C5-17-1-25-11-29c5.5 4 7 8 9 12.5C0-12 4-9 8-8z" fill={gold} stroke="#05130e" strokeWidth={0.8} />
        <path d="M3 7c-5 2-8 6-14 6 3.5 1.5 6 1.5 9 1-2 2.5-4 4-7 5.5 6 .5 11-1.5 15-5.5z" fill={belly} stroke="#05130e" strokeWidth={0.8} />
        <path d="M-4 7.5C2 9 6 12 11 16c6 3.5 14 4.5 21 1.5 1.5-1.5 1.5-3.5 0-4.5-6 .5-11-1-15-5.5L14 2-4 2z" fill={hide} />
        <path d="M1 8.9C5 10.6 7.5 13.2 11 16c6 3.5 14 4.5 21 1.5 1.5-1.5 1.5-3.5 0-4.5-6 .5-11-1-15-5.5" fill="none" stroke={gold} strokeWidth={1} />
        <path d="M24 12.4l1.4-4 2 4.5zM29.5 12.8l1-3.4 1.6 3.2z" fill="#fff6dc" />
        <path d="M-5-8.5C1-13 9-14.5 16-13c2 .4 4 1.7 6 3.5 4 .6 9 .4 13 1.5 4.5 1.2 7 4.5 6.5 8-.4 2.4-2.4 3.3-5 2.6C29 1 23 1.5 16.5 4.5L6 7-9 8.5z" fill={hide} />
        <path d="M-5-8.5C1-13 9-14.5 16-13c2 .4 4 1.7 6 3.5 4 .6 9 .4 13 1.5 4.5 1.2 7 4.5 6.5 8-.4 2.4-2.4 3.3-5 2.6C29 1 23 1.5 16.5 4.5L6 7" fill="none" stroke={gold} strokeWidth={1} />
        <path d="M21 3.2l2.2 5 1.6-6.2zM33.5 2.3l2.4 5.7 1.8-5.2z" fill="#fff6dc" stroke="#05130e" strokeWidth={0.4} />
        <path d="M12-7.5c3.5-2.4 7.5-2 10 .5-3 2.4-7 2.4-10-.5z" fill="#ffe9a6" stroke="#05130e" strokeWidth={0.8} />
        <path d="M17.5-8.6v3" stroke="#1a0d02" strokeWidth={1.6} />
        <path d="M9-10.5c5-3 10-2.5 14 .6" fill="none" stroke={gold} strokeWidth={1.3} />
        <path d="M36.5-4.4q2-.6 2.6.9" fill="none" stroke="#05130e" strokeWidth={1.1} />
        <path d="M-7-7.5q5 7 1 15M-1-8.5q5.5 7 1.5 15M5-9q5.5 6 2.5 14" fill="none" stroke="#0b3a2b" strokeWidth={0.9} />
      </g>
    </g>
  );
}

function halfWidth(share: number): number {
  return 0.5 + 9.3 * Math.pow(share, 0.56) - 1.8 * Math.max(0, share - 0.85) / 0.15;
}

/** A strip of the body between two fractions of its half-width; −1 is the inner edge, 1 the outer. */
function band(centre: Point, from: number, to: number): string {
  const steps = 96;
  const edge = (side: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const share = i / steps;
      return polar(centre, radius + side * halfWidth(share), tail + share * (neck - tail));
    });
  return polygon([...edge(to), ...edge(from).reverse()]);
}

function scales(centre: Point): string {
  let path = '';
  for (let at = tail + 10; at < neck - 2; at += 3.6) {
    const half = halfWidth((at - tail) / (neck - tail));
    const outer = polar(centre, radius + half * 0.9, at);
    const bend = polar(centre, radius + half * 0.1, at + 3.4);
    const inner = polar(centre, radius - half * 0.42, at);
    const foot = polar(centre, radius - half * 0.95, at + 1);
    path += `M${outer.x} ${outer.y}Q${bend.x} ${bend.y} ${inner.x} ${inner.y}L${foot.x} ${foot.y}`;
  }
  return path;
}

function spines(centre: Point): string {
  let path = '';
  for (let at = tail + 34; at < neck - 6; at += 7.2) {
    const half = halfWidth((at - tail) / (neck - tail));
    const base = radius + half - 1;
    const height = trim(1.5 + half * 0.72);
    path += polygon([polar(centre, base, at), polar(centre, base + height, at - 1.6), polar(centre, base, at + 4.4)]);
  }
  return path;
}
