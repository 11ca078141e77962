import { useId, type ReactElement } from 'react';
import { ring, scallop } from './engraving.ts';

const centre = { x: 24, y: 24 };
const edge = scallop(centre, 21.2, 1.5, 14);
const smallEdge = scallop(centre, 21.4, 1.7, 11);

interface SealProps {
  readonly value: number;
  readonly size?: number;
  /** Spoken name, with the number in it; without it the seal is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Points, pressed into red wax. Small seals lose their rings so that the numeral keeps its room. */
export function Seal({ value, size = 28, label, className }: SealProps): ReactElement {
  const id = useId();
  const small = size < 30;
  const text = String(value).replace('-', '\u2212');
  const numeral = (text.length === 1 ? 27 : text.length === 2 ? 22 : 17) + (small ? 4 : 0);
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {label !== undefined && <title>{label}</title>}
      <defs>
        <radialGradient id={`${id}wax`} cx="0.36" cy="0.28" r="0.82">
          <stop offset="0" stopColor="var(--wax-lit)" />
          <stop offset="0.42" stopColor="var(--wax)" />
          <stop offset="1" stopColor="var(--wax-deep)" />
        </radialGradient>
        <radialGradient id={`${id}bed`} cx="0.6" cy="0.72" r="0.85">
          <stop offset="0" stopColor="var(--wax)" />
          <stop offset="1" stopColor="var(--wax-deep)" />
        </radialGradient>
      </defs>
      <path d={small ? smallEdge : edge} fill={`url(#${id}wax)`} stroke="var(--wax-deep)" strokeWidth={small ? 1.6 : 0.9} strokeLinejoin="round" />
      {!small && (
        <>
          <path d="M7.2 21.5C8.3 13.3 14.3 7.7 22 6.9" fill="none" stroke="var(--wax-lit)" strokeWidth={1.5} strokeLinecap="round" opacity={0.75} />
          <path d={ring(24, 24, 15.6)} fill={`url(#${id}bed)`} opacity={0.8} />
          <path d="M13 35a15.6 15.6 0 0 0 26.2-14" fill="none" stroke="var(--wax-lit)" strokeWidth={0.9} strokeLinecap="round" opacity={0.9} />
          <path d="M35 13a15.6 15.6 0 0 0-26.2 14" fill="none" stroke="var(--wax-deep)" strokeWidth={1.2} strokeLinecap="round" />
          {size >= 44 && <path d={ring(24, 24, 13.4)} fill="none" stroke="var(--wax-lit)" strokeWidth={0.5} strokeDasharray="0.5 1.6" strokeLinecap="round" opacity={0.8} />}
        </>
      )}
      <text
        x={24}
        y={24 + numeral * 0.345}
        textAnchor="middle"
        fontSize={numeral}
        fontWeight={small ? 700 : 640}
        fill="var(--on-wax)"
        stroke="var(--wax-deep)"
        strokeWidth={small ? 0 : 1.6}
        paintOrder="stroke"
        style={{ fontFamily: 'var(--font-display)', fontVariantNumeric: 'lining-nums proportional-nums' }}
      >
        {text}
      </text>
    </svg>
  );
}
