import { Agent } from './agent.tsx';
import { Awning } from './awning.tsx';
import { Plantain, ScotchBonnet, Tomato, Yam } from './goods.tsx';
import { paint } from './palette.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** Seven in the morning: between two stalls, somebody is already on the way to you. */
export function HeroScene(props: PictureProps) {
  return (
    <Picture {...props} width={560} height={500}>
      <path d="M30 440V250C30 120 140 30 280 30s250 90 250 220v190z" fill={paint.sky} />
      <circle cx="408" cy="150" r="54" fill={paint.sun} />
      <path d="M84 150c4-20 34-22 40-4 18-6 32 6 28 20H92c-12 0-14-12-8-16" fill={paint.cream} />
      <rect y="424" width="560" height="64" rx="32" fill={paint.ground} />
      <PepperStall />
      <YamStall />
      <path d="M196 300h-34m26 40h-52m54 40h-30" stroke={paint.garri} strokeWidth="9" strokeLinecap="round" />
      <g transform="translate(286 150)">
        <Agent />
      </g>
      <Hen />
    </Picture>
  );
}

function PepperStall() {
  return (
    <>
      <path d="M48 220v212M202 220v212" stroke={paint.woodDeep} strokeWidth="12" strokeLinecap="round" />
      <path d="M44 350h162v80H44z" fill={paint.indigo} />
      <path
        d="M64 372v40m32-40v40m32-40v40m32-40v40m32-40v40"
        stroke={paint.sky}
        strokeWidth="5"
        strokeLinecap="round"
        opacity=".35"
      />
      <Tomato x={64} y={322} />
      <Tomato x={104} y={322} />
      <Tomato x={84} y={290} />
      <ScotchBonnet x={144} y={322} />
      <ScotchBonnet x={176} y={322} color={paint.pepper} />
      <ScotchBonnet x={160} y={294} color={paint.clay} />
      <rect x="34" y="340" width="182" height="16" rx="8" fill={paint.wood} />
      <Awning x={21} y={196} stripes={8} color={paint.pepper} />
    </>
  );
}

function YamStall() {
  return (
    <>
      <path d="M378 254v178M524 254v178" stroke={paint.woodDeep} strokeWidth="12" strokeLinecap="round" />
      <Plantain x={430} y={304} turn={20} scale={0.7} />
      <Plantain x={452} y={304} turn={8} scale={0.7} />
      <Plantain x={474} y={304} turn={-4} scale={0.7} />
      <rect x="364" y="362" width="172" height="16" rx="8" fill={paint.wood} />
      <path d="M374 376h152v54H374z" fill={paint.clay} />
      <Yam x={418} y={346} scale={0.72} />
      <Yam x={486} y={346} scale={0.72} turn={180} />
      <Awning x={347} y={236} stripes={8} color={paint.leaf} />
    </>
  );
}

/** She goes to the market every day and has never bought a thing. */
function Hen() {
  return (
    <g transform="translate(448 440)">
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
