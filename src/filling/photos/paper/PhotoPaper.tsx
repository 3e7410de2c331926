import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  BgColorsOutlined,
  BorderOuterOutlined,
  CameraOutlined,
  DeleteOutlined,
  PictureOutlined,
  RotateRightOutlined,
} from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { cannotKeep, useUnsavedWork } from '@/utils/unsaved';
import CornerEditor from './CornerEditor';
import styles from './index.module.css';
import { PAGES_AT_MOST, type PaperPhoto, UnreadablePhoto, usePhotoPaper } from './usePhotoPaper';
import ways from './ways.module.css';

/** Accepted types; without HEIC among them, phones convert HEIC photos to JPEG. */
const READABLE = 'image/jpeg,image/png';

interface PhotoPaperProps {
  /** Name of the document. */
  label: string;
  maxSizeMb: number;
  onPaper(paper: File): void;
}

/** Photographs combined into one PDF: taken or chosen, cut out along the sheet, evenly lit, ordered, rotated. */
export default function PhotoPaper({ label, maxSizeMb, onPaper }: PhotoPaperProps) {
  const { t } = useLanguage();
  const paper = usePhotoPaper({ label, maxSizeMb });
  const { photos, add, clear, make } = paper;
  // A dialog around them asks before photographs are lost.
  useUnsavedWork(photos.length > 0 ? cannotKeep : null);
  /** Photo whose corners are moved, and the one whose were before: the focus goes back to its button. */
  const [cut, setCut] = useState<string>();
  const [wasCut, setWasCut] = useState<string>();
  const endCut = () => {
    setWasCut(cut);
    setCut(undefined);
  };
  const [isMaking, setMaking] = useState(false);
  const [unread, setUnread] = useState<string>();
  const count = photos.length;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setUnread(undefined);
    add([...(target.files ?? [])]);
    target.value = '';
  };
  const send = async () => {
    setMaking(true);
    setUnread(undefined);
    try {
      const made = await make(new Date());
      clear();
      onPaper(made);
    } catch (error) {
      setUnread(error instanceof UnreadablePhoto ? error.file.name : '');
    } finally {
      setMaking(false);
    }
  };
  const input = { type: 'file', className: ways.input, accept: READABLE, onChange: choose };

  return (
    <section className={styles.paper} aria-label={t('phone.paper.title')}>
      <p className={ways.rules}>{t('phone.paper.how')}</p>
      {count > 0 && (
        <ol className={styles.photos}>
          {photos.map((photo, i) => (
            <li key={photo.key} className={styles.photo}>
              {cut === photo.key ? (
                <CornerEditor
                  url={photo.url}
                  no={i + 1}
                  corners={photo.corners}
                  onFind={() => paper.findAgain(photo)}
                  onDone={(corners) => {
                    paper.setCorners(photo.key, corners);
                    endCut();
                  }}
                  onCancel={endCut}
                />
              ) : photo.isUnreadable ? (
                <UnreadableRow photo={photo} no={i + 1} onRemove={() => paper.remove(photo.key)} />
              ) : (
                <PhotoRow
                  photo={photo}
                  no={i + 1}
                  isLast={i + 1 === count}
                  wasCut={wasCut === photo.key}
                  onCut={() => setCut(photo.key)}
                  onEven={() => paper.setEvened(photo.key, !photo.isEvened)}
                  onTurn={() => paper.turn(photo.key)}
                  onUnread={() => paper.setUnreadable(photo.key)}
                  onMove={(steps) => paper.move(photo.key, steps)}
                  onRemove={() => paper.remove(photo.key)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {unread !== undefined && (
        <Alert type="error" showIcon message={t('phone.paper.unread', { name: unread })} />
      )}
      {count < PAGES_AT_MOST && (
        <div className={ways.pick}>
          <label className={count > 0 ? ways.other : ways.main}>
            <CameraOutlined aria-hidden /> {t(count > 0 ? 'phone.paper.next' : 'phone.paper.take')}
            <input {...input} capture="environment" />
          </label>
          <label className={ways.other}>
            <PictureOutlined aria-hidden /> {t('phone.paper.choose')}
            <input {...input} multiple />
          </label>
        </div>
      )}
      {count > 0 && (
        <Button type="primary" size="large" block loading={isMaking} onClick={send}>
          {t('phone.paper.send', { count })}
        </Button>
      )}
    </section>
  );
}

interface PhotoRowProps {
  photo: PaperPhoto;
  no: number;
  isLast: boolean;
  /** True where the corners of this photo were moved last. */
  wasCut: boolean;
  onCut(): void;
  onEven(): void;
  /** Called as the browser finds that it cannot show the photograph. */
  onUnread(): void;
  onTurn(): void;
  onMove(steps: number): void;
  onRemove(): void;
}

/** Photograph that the browser cannot read, and what to do about it. */
function UnreadableRow({ photo, no, onRemove }: Pick<PhotoRowProps, 'photo' | 'no' | 'onRemove'>) {
  const { t } = useLanguage();
  return (
    <div role="alert" className={styles.unread}>
      <span>{t('phone.paper.page', { no })}</span>
      <p>{t('phone.paper.unreadPage', { name: photo.file.name })}</p>
      <Button
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('phone.paper.remove', { no })}
        onClick={onRemove}
      >
        {t('common.remove')}
      </Button>
    </div>
  );
}

function PhotoRow(props: PhotoRowProps) {
  const { photo, no, isLast, wasCut, onCut, onEven, onUnread, onTurn, onMove, onRemove } = props;
  const { t } = useLanguage();
  const corners = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the row comes back in place of the photograph
  useEffect(() => {
    if (wasCut) corners.current?.focus();
  }, []);
  return (
    <>
      <div className={styles.preview}>
        <img src={photo.page ?? photo.url} alt={t('phone.paper.page', { no })} onError={onUnread} />
      </div>
      <span>{t('phone.paper.page', { no })}</span>
      <span className={styles.acts}>
        <Button
          ref={corners}
          icon={<BorderOuterOutlined aria-hidden />}
          aria-label={t('phone.paper.corners', { no })}
          onClick={onCut}
        />
        <Button
          icon={<BgColorsOutlined aria-hidden />}
          aria-label={t('phone.paper.even', { no })}
          aria-pressed={photo.isEvened}
          type={photo.isEvened ? 'primary' : 'default'}
          ghost={photo.isEvened}
          onClick={onEven}
        />
        <Button
          icon={<RotateRightOutlined aria-hidden />}
          aria-label={t('phone.paper.turn', { no })}
          onClick={onTurn}
        />
        <Button
          icon={<ArrowUpOutlined aria-hidden />}
          aria-label={t('phone.paper.up', { no })}
          disabled={no === 1}
          onClick={() => onMove(-1)}
        />
        <Button
          icon={<ArrowDownOutlined aria-hidden />}
          aria-label={t('phone.paper.down', { no })}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('phone.paper.remove', { no })}
          onClick={onRemove}
        />
      </span>
    </>
  );
}
