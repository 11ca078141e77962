import { useId, type ReactElement } from 'react';
import { CoverSheet } from '#ui/cover.tsx';
import { glint, polar, polygon, regular, ring, ticks } from '#ui/engraving.ts';
import { essenceIcons } from '#ui/icons/essence-icons.ts';
import { Ouroboros } from './ouroboros.tsx';

const heart = { x: 150, y: 236 };
const vertices = regular(heart, 58, 5);
const essences = ['elan', 'life', 'calm', 'death', 'gold'] as const;

/** The box of Res Arcana: walnut, bottle-green leather and gold leaf; five essences inside the dragon's ring. */
export function Cover(): ReactElement {
  const id = useId();
  const paint = (name: string): string => `url(#${id}${name})`;
  const gold = paint('gold');
  return (
    <CoverSheet>
      <Paints id={id} />
      <Walnut fill={paint('walnut')} />
      <path d={panel} fill={paint('leather')} stroke="#0a0503" strokeWidth={3} />
      <g clipPath={paint('panel')} stroke={gold} strokeLinecap="round">
        <path d={ticks(heart, 124, 250, 24, 2)} strokeWidth={0.7} opacity={0.34} />
        <path d={ticks(heart, 124, 138, 120, 5)} strokeWidth={0.6} opacity={0.4} />
        <path d={ticks(heart, 124, 152, 24)} strokeWidth={0.8} opacity={0.5} />
        <path d={ticks(heart, 158, 162, 72, 3)} strokeWidth={0.6} opacity={0.3} />
        <path d="M15 15h270v100H15z" fill={paint('shade')} stroke="none" />
      </g>
      <Frame gold={gold} leaf={paint('leaf')} />
      <Title gold={gold} leaf={paint('leaf')} />
      <g fill="none" stroke={gold}>
        <circle cx={heart.x} cy={heart.y} r={84} fill={paint('well')} stroke="none" />
        <path d={ring(heart.x, heart.y, 84)} strokeWidth={1.5} />
        <path d={ring(heart.x, heart.y, 78)} strokeWidth={0.6} />
        <path d={ticks(heart, 78, 81.6, 120, 10)} strokeWidth={0.6} opacity={0.8} />
        <path d={ticks(heart, 78, 84, 12)} strokeWidth={1} />
        <path d={ring(heart.x, heart.y, 58)} strokeWidth={0.5} opacity={0.5} strokeDasharray="0.1 3" strokeLinecap="round" />
        <path d={polygon(vertices)} strokeWidth={0.8} opacity={0.75} />
        <path d={pentagram} strokeWidth={0.9} opacity={0.9} />
      </g>
      <Ouroboros centre={heart} gold={gold} skin={paint('skin')} hide={paint('hide')} belly={paint('belly')} />
      {essences.map((essence, i) => (
        <g key={essence} transform={`translate(${vertices[i].x} ${vertices[i].y})`}>
          <circle r={16.5} fill="#07130f" stroke={paint('leaf')} strokeWidth={1.6} />
          <circle r={13.6} fill={paint(essence === 'gold' ? 'coin' : essence)} />
          <path d={essenceIcons[essence].solid} fillRule="evenodd" fill="#fff8e4" transform="scale(0.66) translate(-12 -12)" />
          <path d="M-9.4-5.4A10.8 10.8 0 0 1 1-10.7" fill="none" stroke="#fff" strokeWidth={1.5} strokeLinecap="round" opacity={0.6} />
        </g>
      ))}
      <SunAndMoon gold={gold} disc={paint('leaf')} silver={paint('silver')} />
    </CoverSheet>
  );
}

const panel = 'M19 15h262a4 4 0 0 1 4 4v362a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4z';
const pentagram = polygon([0, 2, 4, 1, 3].map((i) => vertices[i]));

/** Frame of the box; the grain runs along each board and the corners are mitred. */
function Walnut({ fill }: { readonly fill: string }): ReactElement {
  return (
    <g>
      <rect width={300} height={400} fill={fill} />
      <path d="M0 0h300l-15 15H15zM0 400h300l-15-15H15z" fill="#000" opacity={0.22} />
      <g fill="none" stroke="#170a04" strokeWidth={0.7} opacity={0.6}>
        <path d="M3 6c1 90-2 150 1 210s-2 110 0 178M7 10c-2 70 2 120 0 190s3 130 0 192M11 12c2 60-1 150 0 200s-2 120 0 176" />
        <path d="M297 6c-1 80 2 130-1 200s2 120 0 188M293 10c2 90-2 120 0 190s-3 120 0 190M289 13c-2 60 1 150 0 200s2 120 0 175" />
        <path d="M8 4c80 2 160-2 284 0M14 8c90-2 190 2 272 0M14 12c90 1 190-1 272 0M8 396c80-2 160 2 284 0M12 391c90 2 190-2 276 0M15 388c90-1 190 1 270 0" />
      </g>
      <path d="M0 0l15 15M300 0l-15 15M0 400l15-15M300 400l-15-15" stroke="#120703" strokeWidth={0.9} />
      <path d="M0.6 400V.6h298.8" fill="none" stroke="#b07a4a" strokeOpacity={0.55} strokeWidth={1.2} />
    </g>
  );
}

function Frame({ gold, leaf }: { readonly gold: string; readonly leaf: string }): ReactElement {
  return (
    <g fill="none" stroke={gold} strokeLinecap="round">
      <path d={panel} strokeWidth={2.6} />
      <path d="M24 46V24h22M254 24h22v22M276 354v22h-22M46 376H24v-22" strokeWidth={0.6} opacity={0.7} />
      <path d="M62 22h176M62 378h176M22 62v276M278 62v276" strokeWidth={0.8} opacity={0.85} />
      {corners.map((place) => (
        <g key={place} transform={place} stroke={leaf}>
          <path d="M0 36C0 28 3 21 9 15M36 0C28 0 21 3 15 9" strokeWidth={1.4} />
          <path d="M1 31c8 1.5 13-2 13.5-7 .3-3.6-3.3-5.3-5.5-3.2-1.6 1.5-.9 4.2 1.3 4.2M31 1c1.5 8-2 13-7 13.5-3.6.3-5.3-3.3-3.2-5.5 1.5-1.6 4.2-.9 4.2 1.3" strokeWidth={1} />
          <path d="M2 2c8.5.4 14 5.9 14.4 14.4C7.9 16 2.4 10.5 2 2z" fill={leaf} stroke="none" />
          <path d="M4 4l10 10" stroke="#123528" strokeWidth={0.8} />
          <path d={ring(0, 39.5, 1.5) + ring(39.5, 0, 1.5) + ring(19.8, 19.8, 1.1)} fill={leaf} stroke="none" />
        </g>
      ))}
    </g>
  );
}

const corners = ['translate(24 24)', 'translate(276 24) scale(-1 1)', 'translate(24 376) scale(1 -1)', 'translate(276 376) scale(-1 -1)'];

function Title({ gold, leaf }: { readonly gold: string; readonly leaf: string }): ReactElement {
  const lettering = {
    x: 150,
    textAnchor: 'middle',
    fontSize: 32,
    fontWeight: 680,
    textLength: 212,
    style: { fontFamily: 'var(--font-display)', fontVariationSettings: '"opsz" 60' },
  } as const;
  return (
    <g>
      <text {...lettering} y={78.6} fill="#04110c" opacity={0.85} aria-hidden="true">
        RES ARCANA
      </text>
      <text {...lettering} y={77} fill={leaf}>
        RES ARCANA
      </text>
      <path d="M82 93h56M162 93h56" stroke={gold} strokeWidth={1} fill="none" />
      <path d="M150 88l4.5 5-4.5 5-4.5-5z" fill={gold} />
    </g>
  );
}

interface SunAndMoonProps {
  readonly gold: string;
  readonly disc: string;
  readonly silver: string;
}

/** One face, half sun and half moon: the two sides of the places of power. */
function SunAndMoon({ gold, disc, silver }: SunAndMoonProps): ReactElement {
  const { x, y } = heart;
  return (
    <g>
      <circle cx={x} cy={y} r={31} fill="#081813" stroke={gold} strokeWidth={1.5} />
      <path d={ring(x, y, 28.4)} fill="none" stroke={gold} strokeWidth={0.5} opacity={0.7} />
      <path d={rays} fill={disc} />
      <g transform={`translate(${x} ${y})`}>
        <path d="M0-15.5a15.5 15.5 0 0 0 0 31z" fill={disc} stroke="#081813" strokeWidth={1.2} />
        <path d="M0-15.5a15.5 15.5 0 0 1 0 31z" fill="#14324a" />
        <path d="M0-15.5a15.5 15.5 0 0 1 0 31c8.4-7.2 8.4-23.8 0-31z" fill={silver} />
        <g fill="none" stroke="#4a2c06" strokeWidth={1.1} strokeLinecap="round">
          <path d="M-10-3.6q3.2-2.6 6.4-.4M-9.6-.2q2.8 2.6 5.6 0M-1.2-3.5v6.3q-1.6 1.7-.1 2.4M-6.6 8q3 2.2 6.1 1.4" />
        </g>
        <path d="M0-15.5v31" stroke="#081813" strokeWidth={0.9} />
      </g>
      <path d={glint(x + 20.5, y - 11.5, 3, 0.14) + glint(x + 23.5, y + 2, 2.2, 0.14) + glint(x + 18.5, y + 14.5, 2.6, 0.14)} fill={silver} />
    </g>
  );
}

const rays = Array.from({ length: 9 }, (_, i) => {
  const at = 192 + i * 19.5;
  const tip = polar(heart, i % 2 === 0 ? 25.5 : 22, at);
  const left = polar(heart, 16.6, at - 6);
  const right = polar(heart, 16.6, at + 6);
  return polygon([tip, left, right]);
}).join('');

function Paints({ id }: { readonly id: string }): ReactElement {
  const orb = (name: string, lit: string, body: string, deep: string): ReactElement => (
    <radialGradient key={name} id={id + name} cx="0.36" cy="0.3" r="0.78">
      <stop offset="0" stopColor={lit} />
      <stop offset="0.5" stopColor={body} />
      <stop offset="1" stopColor={deep} />
    </radialGradient>
  );
  return (
    <defs>
      <clipPath id={`${id}panel`}>
        <path d={panel} />
      </clipPath>
      <linearGradient id={`${id}walnut`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#6e4326" />
        <stop offset="0.5" stopColor="#4a2a17" />
        <stop offset="1" stopColor="#2a150b" />
      </linearGradient>
      <linearGradient id={`${id}gold`} gradientUnits="userSpaceOnUse" x1="20" y1="20" x2="280" y2="380">
        <stop offset="0" stopColor="#fbe6a6" />
        <stop offset="0.24" stopColor="#c98f35" />
        <stop offset="0.46" stopColor="#f6dc94" />
        <stop offset="0.7" stopColor="#b97c28" />
        <stop offset="0.88" stopColor="#f0cf80" />
        <stop offset="1" stopColor="#a36a1f" />
      </linearGradient>
      <linearGradient id={`${id}leaf`} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0.1" stopColor="#fff3c4" />
        <stop offset="0.48" stopColor="#e2b252" />
        <stop offset="0.62" stopColor="#b8792a" />
        <stop offset="0.95" stopColor="#f3d488" />
      </linearGradient>
      <linearGradient id={`${id}silver`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset="1" stopColor="#a9c3d6" />
      </linearGradient>
      <radialGradient id={`${id}leather`} gradientUnits="userSpaceOnUse" cx={heart.x} cy={heart.y - 16} r={230}>
        <stop offset="0" stopColor="#3d8a63" />
        <stop offset="0.42" stopColor="#1c5540" />
        <stop offset="0.78" stopColor="#0e3227" />
        <stop offset="1" stopColor="#071a15" />
      </radialGradient>
      <radialGradient id={`${id}well`} gradientUnits="userSpaceOnUse" cx={heart.x} cy={heart.y} r={84}>
        <stop offset="0" stopColor="#3f8a64" />
        <stop offset="0.6" stopColor="#17493a" />
        <stop offset="1" stopColor="#0b2a21" />
      </radialGradient>
      <linearGradient id={`${id}shade`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.3" stopColor="#0b2a21" />
        <stop offset="0.78" stopColor="#113d2f" />
        <stop offset="1" stopColor="#113d2f" stopOpacity={0} />
      </linearGradient>
      <linearGradient id={`${id}hide`} x1="0.2" y1="0" x2="0.1" y2="1">
        <stop offset="0" stopColor="#9be8bf" />
        <stop offset="0.45" stopColor="#47b285" />
        <stop offset="1" stopColor="#1c6f53" />
      </linearGradient>
      <linearGradient id={`${id}skin`} gradientUnits="userSpaceOnUse" x1="60" y1="120" x2="240" y2="350">
        <stop offset="0" stopColor="#5cc796" />
        <stop offset="0.5" stopColor="#23805e" />
        <stop offset="1" stopColor="#0f4a39" />
      </linearGradient>
      <linearGradient id={`${id}belly`} gradientUnits="userSpaceOnUse" x1="60" y1="120" x2="240" y2="350">
        <stop offset="0" stopColor="#f6e2a4" />
        <stop offset="1" stopColor="#b3812f" />
      </linearGradient>
      {orb('elan', '#ffb38a', '#d8432b', '#5a0f0a')}
      {orb('life', '#c6f09c', '#3f9a45', '#0d3a1c')}
      {orb('calm', '#b5e2ff', '#2b83d0', '#0a2a55')}
      {orb('death', '#dccbf5', '#7a5fa6', '#271640')}
      {orb('coin', '#fff0b0', '#d49a22', '#5a3606')}
    </defs>
  );
}
