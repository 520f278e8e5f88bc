import { memo } from 'react'
import { REGIONS, type RegionId } from '../../components/index.ts'
import { LINES } from './cities.ts'
import { AMERICA } from './geography.ts'

/** The coast. */
const LAND =
  'M58 212.0C55.7 216.8 70.7 228.7 70 236.0C69.3 243.3 58 245.3 54 256.0C50 266.7 48.7 285.2 46 300.0C43.3 314.8 41.3 330.8 38 345.0C34.7 359.2 30.3 370.8 26 385.0C21.7 399.2 13.3 415.8 12 430.0C10.7 444.2 14 455.8 18 470.0C22 484.2 31 500.7 36 515.0C41 529.3 43 542.8 48 556.0C53 569.2 57.7 584.7 66 594.0C74.3 603.3 84 608 98 612.0C112 616 132.2 612 150 618.0C167.8 624 190 642.7 205 648.0C220 653.3 230.2 647.7 240 650.0C249.8 652.3 256.7 654.7 264 662.0C271.3 669.3 277.5 682.7 284 694.0C290.5 705.3 295.3 725.3 303 730.0C310.7 734.7 321.8 720 330 722.0C338.2 724 344.3 734.3 352 742.0C359.7 749.7 369.7 766.3 376 768.0C382.3 769.7 385.3 757.3 390 752.0C394.7 746.7 395.7 738.3 404 736.0C412.3 733.7 427.7 740.3 440 738.0C452.3 735.7 467.3 724.3 478 722.0C488.7 719.7 495.3 721.7 504 724.0C512.7 726.3 522.7 737.3 530 736.0C537.3 734.7 542.7 723 548 716.0C553.3 709 555 699.3 562 694.0C569 688.7 581.7 684 590 684.0C598.3 684 605.3 687.3 612 694.0C618.7 700.7 625 713.7 630 724.0C635 734.3 637.3 748.7 642 756.0C646.7 763.3 653.3 769.8 658 768.0C662.7 766.2 669 755.5 670 745.0C671 734.5 667.7 717.8 664 705.0C660.3 692.2 651.3 680.5 648 668.0C644.7 655.5 643.7 642 644 630.0C644.3 618 646 606.7 650 596.0C654 585.3 659.7 578.3 668 566.0C676.3 553.7 692.7 534 700 522.0C707.3 510 712 502.7 712 494.0C712 485.3 701.3 478 700 470.0C698.7 462 700.3 451.7 704 446.0C707.7 440.3 712.7 438.3 722 436.0C731.3 433.7 746 437.7 760 432.0C774 426.3 802.3 409.7 806 402.0C809.7 394.3 785.7 396.3 782 386.0C778.3 375.7 781.7 354.3 784 340.0C786.3 325.7 789.7 308.7 796 300.0C802.3 291.3 819.3 294.3 822 288.0C824.7 281.7 816 270.8 812 262.0C808 253.2 795.7 244.5 798 235.0C800.3 225.5 816 213.8 826 205.0C836 196.2 854.3 191.2 858 182.0C861.7 172.8 856.7 157 848 150.0C839.3 143 820.3 140.7 806 140.0C791.7 139.3 776 142 762 146.0C748 150 733.3 155.7 722 164.0C710.7 172.3 704.3 188.3 694 196.0C683.7 203.7 669 207 660 210.0C651 213 647 209.3 640 214.0C633 218.7 625.7 229.7 618 238.0C610.3 246.3 602.7 255.7 594 264.0C585.3 272.3 570 288.3 566 288.0C562 287.7 570 270.3 570 262.0C570 253.7 569.7 246 566 238.0C562.3 230 553.7 215.7 548 214.0C542.3 212.3 535.7 220 532 228.0C528.3 236 528.3 251.2 526 262.0C523.7 272.8 522 287.8 518 293.0C514 298.2 505.7 297.2 502 293.0C498.3 288.8 498.7 276.2 496 268.0C493.3 259.8 484.7 252.7 486 244.0C487.3 235.3 506 222 504 216.0C502 210 483.7 207 474 208.0C464.3 209 453.7 217.7 446 222.0C438.3 226.3 431.7 234.3 428 234.0C424.3 233.7 428.7 224 424 220.0C419.3 216 410.7 212.5 400 210.0C389.3 207.5 376.7 206 360 205.0C343.3 204 326.7 204.2 300 204.0C273.3 203.8 230 204.2 200 204.0C170 203.8 139.3 202.5 120 203.0C100.7 203.5 94.3 205.5 84 207.0C73.7 208.5 60.3 207.2 58 212.0Z'

/** The ground of each region; the coast cuts it out. Neighbours share their border. */
const GROUND: Readonly<Record<RegionId, string>> = {
  west: 'M-20 180H318C300 250 300 330 316 400C324 440 316 470 312 482C300 540 262 566 240 572C214 584 214 640 206 700H-20Z',
  midwest:
    'M318 180C300 250 300 330 316 400C324 440 316 470 312 482C360 512 440 512 500 500C545 492 575 484 590 474C560 420 566 350 562 288L566 180Z',
  east: 'M562 180V288C566 350 560 420 590 474C640 500 690 512 760 500H960V120H562Z',
  south:
    'M206 700C214 640 214 584 240 572C262 566 300 540 312 482C360 512 440 512 500 500C545 492 575 484 590 474C640 500 690 512 760 500V800H206Z',
}

/** What grows there, or stands there. */
const GROWTH: Readonly<Record<RegionId, { readonly w: number; readonly h: number; readonly path: string }>> = {
  west: {
    w: 46,
    h: 34,
    path: 'M4 22L13 8L22 22M13 8L15 14L12 17M26 32L33 20L41 32M33 20L34.500 25',
  },
  midwest: {
    w: 26,
    h: 26,
    path: 'M6 22V14M6 17q-3-1-3-4q3 0 3 4q0-4 3-4q0 3-3 4M19 12V4M19 7q-3-1-3-4q3 0 3 4q0-4 3-4q0 3-3 4',
  },
  east: {
    w: 34,
    h: 28,
    path: 'M8 25v-3M2.500 22L8 8L13.500 22ZM5 16h6M25 14v-3M20.500 11L25 0L29.500 11Z',
  },
  south: {
    w: 40,
    h: 30,
    path: 'M6 24C14 24 18 18 14 14C11 12 8 16 11 17M26 12C34 12 38 6 34 2C31 0 28 4 31 5',
  },
}

const RIVERS =
  'M416 196C396 260 402 300 440 340C470 372 466 410 462 470C470 520 452 560 480 610C500 640 520 690 534 740M190 214C240 240 290 250 330 300C352 340 340 380 360 420C380 446 430 430 460 452M590 330C570 380 540 440 500 462C480 470 468 470 464 474'

/** Canada and Mexico. */
const ABROAD = [
  'M-60 60H1000V150C930 170 900 150 880 176C860 210 840 176 820 140H700L640 190C600 230 580 240 560 200C520 180 460 190 424 206H60C50 190 20 196 -60 170Z',
  'M98 612L150 618L205 648L264 662L303 730L330 722L376 768V830H150C150 760 110 700 96 640Z',
]

/** Sea, land, rivers and lines: nothing of it ever changes. */
export const Terrain = memo(function Terrain() {
  const { width, height } = AMERICA
  return (
    <svg className="cg-terrain" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Country />
    </svg>
  )
})

/** The same inside a drawing of its own. */
export function Country() {
  return (
    <>
      <Defs />
      <rect x="-600" y="-600" width="2200" height="2000" className="cg-sea" />
      <rect x="-600" y="-600" width="2200" height="2000" fill="url(#cg-waves)" />
      <g transform="translate(0 -134)">
        {ABROAD.map((path) => (
          <path key={path} className="cg-abroad" d={path} />
        ))}
        {[26, 16, 8].map((wide) => (
          <path key={wide} className="cg-shallows" d={LAND} strokeWidth={wide} />
        ))}
        <path className="cg-land-shade" d={LAND} transform="translate(2 6)" />
        <g clipPath="url(#cg-land)">
          {REGIONS.map((region) => (
            <g key={region} className={`cg-in-${region}`}>
              <path className="cg-ground" d={GROUND[region]} />
              <path d={GROUND[region]} fill={`url(#cg-growth-${region})`} />
            </g>
          ))}
          <path className="cg-rivers" d={RIVERS} />
          {REGIONS.map((region) => (
            <g key={region} className={`cg-in-${region}`}>
              <path className="cg-border-light" d={GROUND[region]} />
              <path className="cg-border" d={GROUND[region]} />
            </g>
          ))}
        </g>
        <path className="cg-coast" d={LAND} />
        <path className="cg-coast-light" d={LAND} transform="translate(0 -1)" />
      </g>
      {LINES.map(({ path }) => (
        <path key={path} className="cg-rail" d={path} />
      ))}
      {LINES.map(({ path }) => (
        <path key={path} className="cg-sleepers" d={path} />
      ))}
      <Compass />
    </>
  )
}

function Defs() {
  return (
    <defs>
      <clipPath id="cg-land">
        <path d={LAND} />
      </clipPath>
      <pattern id="cg-waves" width="72" height="24" patternUnits="userSpaceOnUse">
        <path
          className="cg-wave"
          d="M-18 14C-6 14 -2 4 10 4C20 4 22 12 15 13C11 13 11 9 14 8M18 14C30 14 34 4 46 4C56 4 58 12 51 13C47 13 47 9 50 8M10 4C26 4 24 14 36 14M54 14C66 14 70 4 82 4"
        />
      </pattern>
      {REGIONS.map((region) => {
        const { w, h, path } = GROWTH[region]
        return (
          <pattern key={region} id={`cg-growth-${region}`} width={w} height={h} patternUnits="userSpaceOnUse">
            <path className={`cg-growth cg-in-${region}`} d={path} />
          </pattern>
        )
      })}
    </defs>
  )
}

const POINTS = [0, 45, 90, 135, 180, 225, 270, 315]

function Compass() {
  return (
    <g className="cg-compass" transform="translate(888 98)">
      <circle r="30" />
      <circle r="24" strokeDasharray="1 3" />
      {POINTS.map((turn) => {
        const far = turn % 90 === 0 ? -33.6 : -19.8
        return (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className="cg-needle" d={`M0 ${far}L4.500 -4.800L0 0Z`} />
            <path className="cg-needle-dark" d={`M0 ${far}L-4.500 -4.800L0 0Z`} />
          </g>
        )
      })}
    </g>
  )
}
