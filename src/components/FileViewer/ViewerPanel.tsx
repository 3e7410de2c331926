import {
  CloseOutlined,
  DownloadOutlined,
  LeftOutlined,
  RightOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { fetchFile } from '@/services/files';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { PANEL_ID, type ViewedFile } from './context';
import styles from './index.module.css';
import { useDownload } from './useDownload';

type Bytes = { id: string; blob: Blob } | { id: string; blob: null } | null;

/** Content of the file shown; prefetches the next file. null while loading; `blob` is null after a failure. */
function useBytes(file: ViewedFile, next: ViewedFile | undefined): Bytes {
  const fetched = useRef(new Map<string, Promise<Blob>>());
  const [bytes, setBytes] = useState<Bytes>(null);

  useEffect(() => {
    const { current: kept } = fetched;
    const get = ({ id, extension, read = () => fetchFile(id) }: ViewedFile) => {
      if (getViewerKind(extension) === 'other') return null;
      const asked = kept.get(id) ?? read();
      kept.set(id, asked);
      asked.catch(() => kept.delete(id));
      return asked;
    };
    for (const id of kept.keys()) if (id !== file.id && id !== next?.id) kept.delete(id);
    let isWanted = true;
    const tell = (blob: Blob | null) => isWanted && setBytes({ id: file.id, blob });
    get(file)
      ?.then(tell, () => tell(null))
      .then(() => (isWanted && next ? get(next) : null))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file, next]);

  return bytes?.id === file.id ? bytes : null;
}

/** Maximum number of characters shown of a text file; the whole text can be downloaded. */
const SHOWN_AT_MOST = 200_000;

/** Decodes a text file as UTF-8 or else GB 18030: Chinese offices use both, and a file does not say which. */
function read(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function PlainText({ blob }: { blob: Blob }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isWanted = true;
    blob
      .arrayBuffer()
      .then((bytes) => isWanted && setText(read(bytes).slice(0, SHOWN_AT_MOST)))
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [blob]);
  return <pre className={styles.text}>{text}</pre>;
}

const PdfPages = lazyWithRetry(() => import('./PdfPages'));

/** Zoom and rotation that each file starts with: as wide as the viewer and upright. */
const UPRIGHT = { zoom: 1, turn: 0 };
const ZOOM = { least: 0.5, most: 4, step: 1.25 };

interface Props {
  files: ViewedFile[];
  place: number;
  onShow(place: number): void;
  onClose(): void;
}

export default function ViewerPanel({ files, place, onShow, onClose }: Props) {
  const { t } = useLanguage();
  const download = useDownload();
  const panel = useRef<HTMLElement>(null);
  const file = files[place] as ViewedFile;
  const [changed, setChanged] = useState({ place, ...UPRIGHT });
  const { zoom, turn } = changed.place === place ? changed : UPRIGHT;
  const kind = getViewerKind(file.extension);
  const isSheet = kind === 'paper' || kind === 'picture';

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const zoomBy = (by: number) =>
    setChanged({ place, turn, zoom: Math.min(ZOOM.most, Math.max(ZOOM.least, zoom * by)) });
  const tool = (name: string, icon: ReactNode, act: () => void, disabled = false) => (
    <Button type="text" title={name} aria-label={name} icon={icon} disabled={disabled} onClick={act} />
  );

  return (
    <section
      id={PANEL_ID}
      ref={panel}
      role="dialog"
      aria-labelledby="viewer-title"
      tabIndex={-1}
      className={styles.viewer}
    >
      <header className={styles.head}>
        <h2 id="viewer-title" className={styles.title}>
          <bdi>{file.name}</bdi>
        </h2>
        <p className={styles.place}>
          {file.label && t('viewer.place', { label: file.label, at: place + 1, count: files.length })}
        </p>
        <div className={styles.tools}>
          {files.length > 1 && (
            <>
              {tool(t('viewer.previous'), <LeftOutlined />, () => onShow(place - 1), place === 0)}
              {tool(t('viewer.next'), <RightOutlined />, () => onShow(place + 1), place === files.length - 1)}
            </>
          )}
          {isSheet && tool(t('viewer.smaller'), <ZoomOutOutlined />, () => zoomBy(1 / ZOOM.step))}
          {isSheet && tool(t('viewer.larger'), <ZoomInOutlined />, () => zoomBy(ZOOM.step))}
          {isSheet &&
            tool(t('viewer.turn'), <RotateRightOutlined />, () =>
              setChanged({ place, zoom, turn: (turn + 90) % 360 }),
            )}
          {tool(t('common.download'), <DownloadOutlined />, () => download(file))}
          {tool(t('viewer.close'), <CloseOutlined />, onClose)}
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled has to be reached by the keyboard. */}
      <section className={styles.body} tabIndex={0} aria-label={t('viewer.content')}>
        <Content key={place} file={file} next={files[place + 1]} look={{ zoom, turn }} />
      </section>
    </section>
  );
}

interface ContentProps {
  file: ViewedFile;
  next: ViewedFile | undefined;
  look: { zoom: number; turn: number };
}

function Content({ file, next, look }: ContentProps) {
  const { t } = useLanguage();
  const bytes = useBytes(file, next);
  const kind = getViewerKind(file.extension);
  if (kind === 'other') return <p className={styles.note}>{t('viewer.other')}</p>;
  if (!bytes) return <Spin className={styles.note ?? ''} />;
  if (!bytes.blob) return <p className={styles.note}>{t('viewer.failed')}</p>;
  if (kind === 'text') return <PlainText blob={bytes.blob} />;
  if (kind === 'picture') return <Picture blob={bytes.blob} file={file} {...look} />;
  return (
    <Suspense fallback={<Spin className={styles.note ?? ''} />}>
      <PdfPages blob={bytes.blob} {...look} />
    </Suspense>
  );
}

interface PictureProps {
  blob: Blob;
  file: ViewedFile;
  zoom: number;
  /** Rotation in degrees. */
  turn: number;
}

/** Picture as wide as the viewer, in a square box when rotated. */
function Picture({ blob, file, zoom, turn }: PictureProps) {
  const { t } = useLanguage();
  const [address, setAddress] = useState<string>();
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(asPicture(blob, file.extension));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob, file]);

  if (isBroken) return <p className={styles.note}>{t('viewer.failed')}</p>;
  return (
    <div
      className={styles.picture}
      style={{ inlineSize: `${zoom * 100}%`, ...(turn % 180 === 0 ? {} : { aspectRatio: 1 }) }}
    >
      {address && (
        <img
          src={address}
          alt={file.label ?? file.name}
          style={{ rotate: `${turn}deg` }}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}

/** How the viewer shows a file; `other` can only be downloaded. */
type Kind = 'paper' | 'picture' | 'text' | 'other';

const PICTURES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
};
const TEXTS = new Set(['txt', 'csv', 'md']);

export function getViewerKind(extension: string): Kind {
  if (extension === 'pdf') return 'paper';
  if (Object.hasOwn(PICTURES, extension)) return 'picture';
  return TEXTS.has(extension) ? 'text' : 'other';
}

/** Gives the blob of a picture its media type: the server sends every file as an octet stream, so that none is executed. */
const asPicture = (blob: Blob, extension: string): Blob =>
  new Blob([blob], { type: PICTURES[extension] ?? '' });
