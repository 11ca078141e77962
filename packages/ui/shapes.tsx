import type { ReactElement } from 'react';

/**
 * The five identities. Colour and shape always come together, so that pieces are told apart in greyscale
 * too. `path` is the shape on the 24 px grid; `middle` is where a letter stands in it.
 */
export const identities = [
  { id: 'coral', shape: 'diamond', colour: '#f0634a', ink: '#2b0a04', middle: 12, path: 'M11 1.9c.6-.6 1.4-.6 2 0l9.1 9.1c.6.6.6 1.4 0 2l-9.1 9.1c-.6.6-1.4.6-2 0L1.9 13c-.6-.6-.6-1.4 0-2z' },
  { id: 'azure', shape: 'circle', colour: '#4a90f0', ink: '#041a38', middle: 12, path: 'M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6z' },
  { id: 'amber', shape: 'triangle', colour: '#f2b84b', ink: '#2c1d02', middle: 15, path: 'M10.8 3c.5-.9 1.9-.9 2.4 0l8.9 16c.5.9-.1 2-1.2 2H3.1c-1.1 0-1.7-1.1-1.2-2z' },
  { id: 'jade', shape: 'square', colour: '#35c29b', ink: '#03261c', middle: 12, path: 'M4.6 3.1h14.8c.8 0 1.5.7 1.5 1.5v14.8c0 .8-.7 1.5-1.5 1.5H4.6c-.8 0-1.5-.7-1.5-1.5V4.6c0-.8.7-1.5 1.5-1.5z' },
  { id: 'violet', shape: 'pentagon', colour: '#a873f2', ink: '#1c0638', middle: 12.9, path: 'M11.2 2c.5-.3 1.1-.3 1.6 0l9 6.6c.5.3.7.9.5 1.5l-3.5 10.6c-.2.6-.7.9-1.3.9h-11c-.6 0-1.1-.3-1.3-.9L1.7 10.1c-.2-.6 0-1.2.5-1.5z' },
] as const;

export type Identity = 0 | 1 | 2 | 3 | 4;

interface PlayerShapeProps {
  readonly identity: Identity;
  readonly size?: number;
  /** Spoken name; without it the shape is decoration. */
  readonly label?: string | undefined;
  readonly letter?: string | undefined;
  /** A person is solid, a bot is drawn in outline, a free seat is dashed. */
  readonly look?: 'solid' | 'outline' | 'free';
  readonly className?: string | undefined;
}

export function PlayerShape({ identity, size = 16, label, letter, look = 'solid', className }: PlayerShapeProps): ReactElement {
  const { id, ink, middle, path } = identities[identity];
  const colour = `var(--player-${id})`;
  const edge = `var(--player-${id}-edge)`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {label !== undefined && <title>{label}</title>}
      {look === 'solid' ? (
        <>
          <path d={path} fill={colour} />
          <path d={path} fill="none" stroke={edge} strokeWidth={size < 20 ? 1 : 0.7} strokeLinejoin="round" />
        </>
      ) : (
        <path
          d={path}
          fill={colour}
          fillOpacity={0.12}
          stroke={edge}
          strokeWidth={size < 20 ? 1.75 : 1}
          strokeLinejoin="round"
          strokeDasharray={look === 'free' ? '2.2 1.7' : undefined}
        />
      )}
      {letter !== undefined && (
        <text
          x={12}
          y={middle + 3.5}
          textAnchor="middle"
          fontSize={9.8}
          fontWeight={700}
          fill={look === 'solid' ? ink : edge}
          style={{ fontFamily: 'var(--font-body)' }}
        >
          {letter}
        </text>
      )}
    </svg>
  );
}
