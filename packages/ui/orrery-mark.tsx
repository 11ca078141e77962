import './orrery-mark.css';
import type { ReactElement } from 'react';
import { arc, polar, ring, ticks, trim } from './engraving.ts';

interface OrreryMarkProps {
  readonly size?: number;
  /** Spoken name; without it the mark is decoration (next to the written name, for instance). */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const middle = { x: 24, y: 24 };

/** The brand: a graduated ring, two orbits, a sun and two planets, in brass. */
export function OrreryMark({ size = 32, label, className }: OrreryMarkProps): ReactElement {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="var(--brass)"
      strokeLinecap="round"
      className={className}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img' })}
    >
      {label !== undefined && <title>{label}</title>}
      {size < 26 ? <SmallMark /> : <EngravedMark />}
    </svg>
  );
}

function EngravedMark(): ReactElement {
  return (
    <>
      <path d={ring(24, 24, 20.6)} strokeWidth={1.7} />
      <path d={ticks(middle, 17.2, 18.8, 36)} strokeWidth={0.8} opacity={0.75} />
      <path d={arc(middle, 13.6, -40, 300)} strokeWidth={1.4} />
      <ellipse cx={24} cy={24} rx={11.2} ry={5.4} transform="rotate(-32 24 24)" strokeWidth={1} opacity={0.85} />
      <circle cx={24} cy={24} r={4.6} fill="var(--brass)" stroke="none" />
      <circle cx={22.6} cy={22.6} r={1.5} fill="var(--brass-lit)" stroke="none" />
      <circle cx={14.4} cy={14.4} r={3.4} fill="var(--brass-lit)" stroke="none" />
      <circle cx={41.9} cy={34} r={3.6} fill="var(--brass)" stroke="var(--ground)" strokeWidth={1.6} />
    </>
  );
}

/** At favicon size only the idea stays: one orbit, the sun, one planet. */
function SmallMark(): ReactElement {
  return (
    <>
      <path d={arc(middle, 19, 62, 390)} strokeWidth={3.4} />
      <circle cx={24} cy={24} r={8} fill="var(--brass)" stroke="none" />
      <circle cx={37.6} cy={10.4} r={5.6} fill="var(--brass-lit)" stroke="none" />
    </>
  );
}

const hub = { x: 720, y: 720 };

/**
 * The engraved orrery behind the shelf, turning once in ten minutes. It fills its nearest positioned
 * ancestor; `--orrery-x` and `--orrery-y` move the sun.
 */
export function OrreryBackdrop({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <div aria-hidden="true" className={className === undefined ? 'orrery-backdrop' : `orrery-backdrop ${className}`}>
      <Layer>
        <path d={ring(720, 720, 22) + ring(720, 720, 27)} opacity={0.5} />
        <path d={ticks(hub, 34, 46, 24, 2) + ticks(hub, 34, 58, 12)} opacity={0.42} />
        <path d={ring(720, 720, 86)} opacity={0.3} />
        <path d={ticks(hub, 90, 97, 72, 6) + ticks(hub, 90, 104, 12)} opacity={0.34} />
        <path d={ring(720, 720, 160)} opacity={0.22} />
        <path d={ring(720, 720, 244)} opacity={0.24} strokeDasharray="2 7" />
        <path d={ticks(hub, 112, 148, 6)} opacity={0.16} />
        <Planet orbit={160} at={128} radius={9} moon={20} />
        <Planet orbit={244} at={236} radius={14} />
      </Layer>
      <Layer>
        <path d={ring(720, 720, 352)} opacity={0.26} />
        <path d={ticks(hub, 356, 364, 180, 5) + ticks(hub, 356, 372, 36)} opacity={0.3} />
        <path d={ring(720, 720, 376)} opacity={0.14} />
        <path d={ring(720, 720, 462)} opacity={0.18} />
        <Planet orbit={352} at={262} radius={12} moon={28} />
        <Planet orbit={462} at={196} radius={18} ringed />
      </Layer>
      <Layer>
        <path d={ring(720, 720, 566)} opacity={0.16} strokeDasharray="1 9" />
        <path d={ring(720, 720, 640)} opacity={0.2} />
        <path d={ticks(hub, 644, 652, 240, 5) + ticks(hub, 644, 662, 48)} opacity={0.24} />
        <path d={ring(720, 720, 668)} opacity={0.12} />
        <path d={ticks(hub, 400, 620, 8)} opacity={0.07} />
        <Planet orbit={640} at={242} radius={15} moon={32} />
        <Planet orbit={566} at={168} radius={8} />
      </Layer>
    </div>
  );
}

function Layer({ children }: { readonly children: readonly ReactElement[] }): ReactElement {
  return (
    <svg viewBox="0 0 1440 1440" fill="none" stroke="currentColor" strokeWidth={1.2} strokeLinecap="round">
      {children}
    </svg>
  );
}

interface PlanetProps {
  readonly orbit: number;
  readonly at: number;
  readonly radius: number;
  readonly moon?: number;
  readonly ringed?: boolean;
}

function Planet({ orbit, at, radius, moon, ringed = false }: PlanetProps): ReactElement {
  const { x, y } = polar(hub, orbit, at);
  const satellite = polar({ x, y }, moon ?? 0, at + 70);
  return (
    <g>
      <circle cx={x} cy={y} r={radius + 3} fill="var(--ground)" stroke="none" />
      {moon !== undefined && <circle cx={x} cy={y} r={moon} opacity={0.28} />}
      {moon !== undefined && <circle cx={satellite.x} cy={satellite.y} r={3} fill="currentColor" stroke="none" opacity={0.6} />}
      <circle cx={x} cy={y} r={radius} fill="var(--accent-3)" fillOpacity={0.24} opacity={0.7} />
      <path d={daySide(radius)} transform={`translate(${x} ${y}) rotate(${at + 180})`} fill="currentColor" stroke="none" opacity={0.34} />
      {ringed && <ellipse cx={x} cy={y} rx={radius * 1.9} ry={radius * 0.5} transform={`rotate(-24 ${x} ${y})`} opacity={0.5} />}
    </g>
  );
}

/** The crescent that looks up; a planet turns it towards the sun. */
function daySide(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0A${trim(radius * 1.5)} ${trim(radius * 1.5)} 0 0 0 ${-radius} 0z`;
}
