import { Agent } from './agent.tsx';
import { Awning } from './awning.tsx';
import { Plantain, ScotchBonnet, Tomato, Yam } from './goods.tsx';
import { paint } from './palette.ts';
import { picture } from './picture.tsx';

/** Seven in the morning: between two stalls, somebody is already on the way to you. */
export const HeroScene = picture(560, 500, () => (
  <>
    <path d="M30 440V250C30 120 140 30 280 30s250 90 250 220v190z" fill={paint.sky} />
    <circle cx="416" cy="136" r="54" fill={paint.sun} />
    <path d="M84 150c4-20 34-22 40-4 18-6 32 6 28 20H92c-12 0-14-12-8-16" fill={paint.cream} />
    <rect y="424" width="560" height="64" rx="32" fill={paint.ground} />
    <PepperStall />
    <YamStall />
    <path d="M150 458h-34m-14 0h-8m94-10h-14" stroke={paint.cream} strokeWidth="8" strokeLinecap="round" />
    <g transform="translate(276 150)">
      <Agent />
    </g>
    <Hen />
  </>
));

function PepperStall() {
  return (
    <>
      <path d="M26 220v212M152 220v212" stroke={paint.woodDeep} strokeWidth="12" strokeLinecap="round" />
      <path d="M22 350h134v80H22z" fill={paint.indigo} />
      <path
        d="M44 372v40m30-40v40m30-40v40m30-40v40"
        stroke={paint.cream}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".35"
      />
      <Tomato x={40} y={322} />
      <Tomato x={80} y={322} />
      <Tomato x={60} y={290} />
      <ScotchBonnet x={115} y={324} />
      <ScotchBonnet x={143} y={326} color={paint.pepper} scale={0.9} />
      <ScotchBonnet x={130} y={296} color={paint.clay} />
      <rect x="12" y="340" width="154" height="16" rx="8" fill={paint.wood} />
      <Awning x={11} y={196} stripes={6} color={paint.pepper} />
    </>
  );
}

function YamStall() {
  return (
    <>
      <path d="M408 250v182M534 250v182" stroke={paint.woodDeep} strokeWidth="12" strokeLinecap="round" />
      <path d="M470 250v22" stroke={paint.wood} strokeWidth="5" />
      <Plantain x={452} y={300} turn={26} scale={0.7} />
      <Plantain x={472} y={304} turn={10} scale={0.7} />
      <Plantain x={492} y={302} turn={-6} scale={0.7} />
      <path d="M404 376h134v54H404z" fill={paint.clay} />
      <rect x="394" y="362" width="154" height="16" rx="8" fill={paint.wood} />
      <Yam x={438} y={348} scale={0.62} />
      <Yam x={506} y={348} scale={0.62} turn={180} />
      <Awning x={393} y={232} stripes={6} color={paint.leaf} />
    </>
  );
}

/** She goes to the market every day and has never bought a thing. */
function Hen() {
  return (
    <g transform="translate(404 442)">
      <path d="M0-2c-2-24 22-24 32-14 8 6 20 2 24-12 10 26 0 46-26 46C12 18 2 12 0-2" fill={paint.cream} />
      <path d="M2-20c-2-9 10-11 12-3 4-2 8 2 6 6z" fill={paint.pepper} />
      <path d="m-1-4-10 3 10 4z" fill={paint.sun} />
      <path d="M9-7v.1M24 18v12m10-12v12" stroke={paint.line} strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M24-2c4 8 14 10 20 4"
        stroke={paint.ground}
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}
