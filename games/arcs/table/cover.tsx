import { useId, type ReactElement } from 'react';
import { CoverSheet } from '#ui/cover.tsx';
import { arc, glint, polar, ring, scatter, ticks, trim } from '#ui/engraving.ts';

const sun = { x: 150, y: 226 };
const bone = '#f0e4cb';
const coral = '#ff7a5c';
const teal = '#3fd0bb';

/** The box of Arcs: a star chart engraved over the Reach, fleets leaving the last world. */
export function Cover(): ReactElement {
  const id = useId();
  const paint = (name: string): string => `url(#${id}${name})`;
  return (
    <CoverSheet>
      <Paints id={id} />
      <rect width={300} height={400} fill={paint('sky')} />
      <rect width={300} height={400} fill={paint('violet')} />
      <rect width={300} height={400} fill={paint('teal')} />
      <path d={milkyWay} fill="#fff" opacity={0.5} />
      <path d={stars} fill="#fff" opacity={0.8} />
      <Chart glow={paint('glow')} />
      <Sun disc={paint('sun')} />
      {worlds.map(({ orbit, at, radius, tint }) => {
        const { x, y } = polar(sun, orbit, at);
        return <World key={at} x={x} y={y} radius={radius} fill={paint(tint)} />;
      })}
      <Giant body={paint('giant')} ringPaint={paint('ring')} />
      <Horizon paint={paint} />
      <Fleet trail={paint('trail')} hull={paint('hull')} />
      <path d={glint(38, 132, 7, 0.1) + glint(268, 116, 6, 0.1) + glint(279, 52, 3.4, 0.1)} fill="#fff" opacity={0.95} />
      <path d={glint(24, 238, 3.6, 0.1) + glint(281, 196, 3.2, 0.1)} fill={teal} />
      <rect width={300} height={120} fill={paint('shade')} />
      <g stroke={bone} fill="none">
        <path d="M40 27h98M162 27h98" strokeWidth={0.8} opacity={0.6} />
        <path d={glint(150, 27, 7, 0.22)} fill={bone} stroke="none" />
      </g>
      <text
        x={155}
        y={86}
        textAnchor="middle"
        fontSize={66}
        fontWeight={560}
        letterSpacing={10}
        fill={paint('title')}
        style={{ fontFamily: 'var(--font-display)', fontVariationSettings: '"opsz" 144' }}
      >
        ARCS
      </text>
      <path d="M1 1h298v398H1z" fill="none" stroke={bone} strokeOpacity={0.14} strokeWidth={2} />
    </CoverSheet>
  );
}

const worlds = [
  { orbit: 46, at: 302, radius: 4.6, tint: 'stone' },
  { orbit: 64, at: 214, radius: 5.4, tint: 'plum' },
  { orbit: 64, at: 62, radius: 9, tint: 'sea' },
  { orbit: 88, at: 14, radius: 4.8, tint: 'stone' },
  { orbit: 88, at: 156, radius: 7.6, tint: 'rust' },
  { orbit: 112, at: 38, radius: 6.2, tint: 'rust' },
  { orbit: 112, at: 112, radius: 6.2, tint: 'sea' },
] as const;

const { milkyWay, stars } = sky();

function sky(): { milkyWay: string; stars: string } {
  const next = scatter(11);
  let near = '';
  let far = '';
  for (let i = 0; i < 90; i++) near += speck(next() * 300, next() * 330, 0.25 + next() * next() * 0.9);
  for (let i = 0; i < 170; i++) {
    const along = next();
    const off = (next() + next() + next() - 1.5) * 46;
    far += speck(along * 340 - 20 + off * 0.6, 340 - along * 330 + off, 0.2 + next() * 0.32);
  }
  return { milkyWay: far, stars: near };
}

function speck(x: number, y: number, radius: number): string {
  return ring(trim(x), trim(y), trim(radius));
}

/** Orbits, graduated rings, lanes and bearings: the engraving. */
function Chart({ glow }: { readonly glow: string }): ReactElement {
  return (
    <g fill="none" stroke={bone} strokeLinecap="round">
      <circle cx={sun.x} cy={sun.y} r={120} fill={glow} stroke="none" />
      <path d={ring(sun.x, sun.y, 46) + ring(sun.x, sun.y, 88)} strokeWidth={0.6} opacity={0.42} />
      <path d={ring(sun.x, sun.y, 64)} strokeWidth={0.9} opacity={0.55} />
      <path d={ring(sun.x, sun.y, 112)} strokeWidth={1.1} opacity={0.85} />
      <path d={ring(sun.x, sun.y, 116.4)} strokeWidth={0.5} opacity={0.6} />
      <path d={ticks(sun, 112, 116.4, 144, 6)} strokeWidth={0.5} opacity={0.7} />
      <path d={ticks(sun, 112, 120, 24)} strokeWidth={0.9} opacity={0.8} />
      <path d={ring(sun.x, sun.y, 136) + ring(sun.x, sun.y, 158)} strokeWidth={0.5} opacity={0.26} />
      <path d={ticks(sun, 136, 141, 48)} strokeWidth={0.6} opacity={0.3} />
      <path d={ring(sun.x, sun.y, 190) + ring(sun.x, sun.y, 226)} strokeWidth={0.5} opacity={0.16} />
      <path d="M-10 156 310 330M-10 300 310 108M62 400 246 60" strokeWidth={0.5} opacity={0.2} />
      <path d={ticks(sun, 50, 110, 12, 3)} strokeWidth={0.7} strokeDasharray="0.1 4" opacity={0.55} />
      <path d={arc(sun, 100, 196, 312)} stroke={teal} strokeWidth={1.5} strokeDasharray="0.1 4.4" />
      <path d={arc(sun, 76, 18, 148)} stroke={coral} strokeWidth={1.5} strokeDasharray="0.1 4.4" />
      {worlds.map(({ orbit, at }) => {
        const { x, y } = polar(sun, orbit, at);
        return <path key={at} d={`M${sun.x} ${sun.y}L${x} ${y}`} stroke="#e0a860" strokeWidth={0.7} opacity={0.7} />;
      })}
    </g>
  );
}

function Sun({ disc }: { readonly disc: string }): ReactElement {
  return (
    <g>
      <circle cx={sun.x} cy={sun.y} r={32} fill="#1a0d26" fillOpacity={0.35} stroke={bone} strokeWidth={0.6} strokeOpacity={0.6} />
      <path d={ticks(sun, 22, 26, 72, 3)} stroke="#ffd9a0" strokeWidth={0.7} />
      <path d={ticks(sun, 22, 30, 24)} stroke="#ffe6bd" strokeWidth={0.9} />
      <circle cx={sun.x} cy={sun.y} r={19} fill={disc} />
      <path d={arc(sun, 19, 0, 359.9)} fill="none" stroke="#ffe9c8" strokeWidth={0.8} opacity={0.8} />
    </g>
  );
}

interface WorldProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: string;
}

function World({ x, y, radius, fill }: WorldProps): ReactElement {
  return (
    <g>
      <circle cx={x} cy={y} r={radius + 2.4} fill="#100a1e" stroke={bone} strokeOpacity={0.4} strokeWidth={0.5} />
      <circle cx={x} cy={y} r={radius} fill={fill} />
    </g>
  );
}

/** The ringed world at the edge of the chart; the near half of its ring crosses the disc. */
function Giant({ body, ringPaint }: { readonly body: string; readonly ringPaint: string }): ReactElement {
  const tilt = 'translate(35 272) rotate(-17)';
  return (
    <g>
      <circle cx={35} cy={272} r={21} fill="#100a1e" />
      <g transform={tilt} fill="none" stroke={ringPaint}>
        <path d="M-33 0a33 8.5 0 0 1 66 0" strokeWidth={3.4} />
        <path d="M-37.5 0a37.5 10.4 0 0 1 75 0" strokeWidth={0.8} />
      </g>
      <circle cx={35} cy={272} r={18} fill={body} />
      <g transform={tilt} fill="none" stroke="#fff" strokeOpacity={0.16} strokeWidth={1.6}>
        <path d="M-16.5-6q16.5 5 33 0M-17.8-1q17.8 6 35.6 0M-15.5 8q15.5 5 31 0" />
      </g>
      <g transform={tilt} fill="none" stroke={ringPaint}>
        <path d="M-33 0a33 8.5 0 0 0 66 0" strokeWidth={3.4} />
        <path d="M-37.5 0a37.5 10.4 0 0 0 75 0" strokeWidth={0.8} />
      </g>
    </g>
  );
}

/** The last world, seen from low orbit: air, night side, cities and their roads. */
function Horizon({ paint }: { readonly paint: (name: string) => string }): ReactElement {
  return (
    <g>
      <circle cx={172} cy={612} r={292} fill={paint('air')} />
      <circle cx={172} cy={612} r={271} fill={paint('night')} />
      <path d={arc({ x: 172, y: 612 }, 271, -40, 40)} fill="none" stroke="#9af5e4" strokeWidth={1.4} opacity={0.85} />
      <path d="M22 400c30-22 62-34 104-36 14 6 4 12 20 15 22 4 34-8 58-4 18 3 22 12 44 12l34 13z" fill="#0a3f45" opacity={0.55} />
      <g fill="none" stroke={coral} strokeWidth={0.5} opacity={0.5}>
        <path d="M84 388 116 374l34 9 42-6 30 12M116 374l10-14M192 377l18-12M150 383l-6 17" />
      </g>
      <path d={cities} fill="#ffcf9a" />
    </g>
  );
}

const cities = [
  [84, 388, 1.3], [116, 374, 1.9], [150, 383, 1.2], [192, 377, 2], [222, 389, 1.3], [126, 360, 1], [210, 365, 1],
  [112, 371, 0.7], [120, 377, 0.7], [111, 377, 0.5], [188, 374, 0.7], [196, 380, 0.8], [197, 374, 0.5], [154, 386, 0.6],
  [146, 381, 0.6], [80, 390, 0.6], [88, 386, 0.6], [226, 391, 0.6], [218, 387, 0.6], [166, 366, 0.6], [172, 369, 0.8],
  [246, 383, 0.7], [252, 387, 0.9], [58, 396, 0.8], [170, 392, 0.7],
].map(([x, y, radius]) => ring(x, y, radius)).join('');

const ships = [
  { x: 104, y: 322, scale: 1.5, turn: 60 },
  { x: 66, y: 336, scale: 1, turn: 60 },
  { x: 128, y: 343, scale: 0.86, turn: 62 },
] as const;

function Fleet({ trail, hull }: { readonly trail: string; readonly hull: string }): ReactElement {
  return (
    <g>
      {ships.map(({ x, y, scale, turn }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
          <path d="M-1.6 8 0 46l1.6-38z" fill={trail} />
          <path d="M-5 7.5-5.6 24l1.8-16zM5 7.5 5.6 24 3.8 8z" fill={trail} opacity={0.8} />
          <path d="M0-19 2.4-3 9.6 10.5 2.6 7.4 0 9.5z" fill="#b9a57f" />
          <path d="M0-19-2.4-3-9.6 10.5l7-3.1L0 9.5z" fill={hull} />
          <path d="M9.6 10.5 4.7 1.4l-.6 6.7zM-9.6 10.5l4.9-9.1.6 6.7z" fill={coral} />
          <path d="M0-19-.9 2 0 9.5.9 2z" fill="#43324f" opacity={0.55} />
        </g>
      ))}
      <g transform="translate(246 318) rotate(-66) scale(0.8)">
        <path d="M-1.4 8 0 34 1.4 8z" fill={teal} opacity={0.7} />
        <path d="M0-13C2.4-7 3-2 3 2l4.6 7L0 7l-7.6 2L-3 2c0-4 .6-9 3-15z" fill={teal} />
        <path d="M0-13C2.4-7 3-2 3 2l4.6 7L0 7z" fill="#187b72" />
      </g>
    </g>
  );
}

function Paints({ id }: { readonly id: string }): ReactElement {
  const orb = (name: string, lit: string, body: string, deep: string): ReactElement => (
    <radialGradient key={name} id={id + name} cx="0.34" cy="0.3" r="0.8">
      <stop offset="0" stopColor={lit} />
      <stop offset="0.45" stopColor={body} />
      <stop offset="1" stopColor={deep} />
    </radialGradient>
  );
  const haze = (name: string, x: number, y: number, radius: number, colour: string, strength: number): ReactElement => (
    <radialGradient key={name} id={id + name} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={radius}>
      <stop offset="0" stopColor={colour} stopOpacity={strength} />
      <stop offset="0.5" stopColor={colour} stopOpacity={strength * 0.42} />
      <stop offset="1" stopColor={colour} stopOpacity={0} />
    </radialGradient>
  );
  const fade = (name: string, from: readonly [string, number], to: readonly [string, number]): ReactElement => (
    <linearGradient key={name} id={id + name} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={from[0]} stopOpacity={from[1]} />
      <stop offset="1" stopColor={to[0]} stopOpacity={to[1]} />
    </linearGradient>
  );
  return (
    <defs>
      {fade('sky', ['#150c2c', 1], ['#080614', 1])}
      {haze('violet', 40, 150, 240, '#8a3cc4', 0.72)}
      {haze('teal', 290, 300, 210, '#17a594', 0.6)}
      {haze('glow', sun.x, sun.y, 118, '#ff6f47', 0.62)}
      {fade('shade', ['#0d0620', 0.72], ['#0d0620', 0])}
      {fade('title', ['#fffaf0', 1], ['#dcbf8c', 1])}
      {fade('trail', [coral, 0.95], [coral, 0])}
      {fade('hull', ['#fffaf0', 1], ['#e6d8bb', 1])}
      {fade('ring', ['#f6e3b4', 0.95], ['#b98a5a', 0.9])}
      {orb('sun', '#fff3cf', '#ff9a5c', '#e8452c')}
      {orb('stone', '#efe6d4', '#9c8f80', '#3a3230')}
      {orb('plum', '#cbb0ff', '#6b42c8', '#22104f')}
      {orb('sea', '#b8fff0', '#23a694', '#07383c')}
      {orb('rust', '#ffc1a6', '#cf5540', '#4a1018')}
      {orb('giant', '#d9c2ff', '#7d56dc', '#25115c')}
      <radialGradient id={`${id}air`} gradientUnits="userSpaceOnUse" cx={172} cy={612} r={292}>
        <stop offset="0.925" stopColor="#2fd3bd" stopOpacity={0.62} />
        <stop offset="0.96" stopColor="#1f9f95" stopOpacity={0.22} />
        <stop offset="1" stopColor="#1f9f95" stopOpacity={0} />
      </radialGradient>
      <radialGradient id={`${id}night`} gradientUnits="userSpaceOnUse" cx={172} cy={612} r={271}>
        <stop offset="0.72" stopColor="#051c26" />
        <stop offset="0.93" stopColor="#0a4a4f" />
        <stop offset="1" stopColor="#17847c" />
      </radialGradient>
    </defs>
  );
}
