import type { PaperPlace } from '@domain/papers/lines';
import { Grid } from 'antd';
import { listCuttings } from '../listCuttings';
import type { PagePicture } from '../paperContent';
import styles from './index.module.css';

interface PlacePictureProps {
  place: PaperPlace;
  picture: PagePicture;
}

/** The part of the page where the value was found, cut out of its picture; on a telephone its name and the value alone. */
export default function PlacePicture({ place, picture }: PlacePictureProps) {
  const isNarrow = Grid.useBreakpoint().md === false;
  return (
    <span role="img" aria-label={place.snippet} className={styles.cuttings}>
      {listCuttings(place, isNarrow).map(({ x, y, width, height, mark }) => (
        <span
          key={x}
          className={styles.picture}
          style={{
            inlineSize: width,
            blockSize: height,
            backgroundImage: `url(${picture.url})`,
            backgroundSize: `${picture.width}px ${picture.height}px`,
            backgroundPosition: `${-x}px ${-y}px`,
          }}
        >
          {mark && <span className={styles.mark} style={{ left: mark.x - x - 2, width: mark.width + 4 }} />}
        </span>
      ))}
    </span>
  );
}
