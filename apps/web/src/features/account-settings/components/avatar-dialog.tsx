import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Skeleton } from '@qicheng/ui/skeleton';
import { showToast } from '@qicheng/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { PictureCropper } from '#src/components/picture-cropper.jsx';
import { ApiFailure } from '#src/lib/api.js';
import { type Area, cutPicture, pictureProblem } from '#src/lib/cut-picture.js';
import { chooseAvatar, storePhoto } from '../api/account-changes.js';
import { avatarsQuery } from '../api/account-queries.js';
import { useAccountChanged } from '../hooks/use-account.js';
import styles from './form.module.css';

// Twice the largest display size on the site.
const SIDE = 256;

/** Saves a change of the avatar; a failure is shown in the dialog, which stays open. */
function useAvatarChange(onClose: () => void) {
  const changed = useAccountChanged();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (give: () => Promise<string>, otherwise: string) => {
    setBusy(true);
    setProblem('');
    try {
      await changed(await chooseAvatar(await give()));
      showToast('success', '头像已更换');
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiFailure && error.message ? error.message : otherwise);
      setBusy(false);
    }
  };
  return { run, isBusy, problem, setProblem };
}

type Change = ReturnType<typeof useAvatarChange>;

const Problem = ({ words }: { words: string }) =>
  words ? (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  ) : null;

function CutPhoto({ file, change, onBack }: { file: File; change: Change; onBack: () => void }) {
  const [area, setArea] = useState<Area | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input[type=range]')?.focus(), []);
  const save = () =>
    area === null
      ? Promise.resolve()
      : change.run(
          async () => storePhoto(await cutPicture(file, area, { width: SIDE, height: SIDE })),
          '图片无法识别，请换一张',
        );
  return (
    <div ref={root}>
      <PictureCropper file={file} aspect={1} isRound onArea={setArea} />
      <Problem words={change.problem} />
      <div className={styles.foot}>
        <Button onClick={onBack}>返回</Button>
        <Button tone="primary" disabled={change.isBusy || area === null} onClick={() => void save()}>
          {change.isBusy ? '正在上传' : '使用这张照片'}
        </Button>
      </div>
    </div>
  );
}

interface ChooseProps {
  present: string;
  change: Change;
  onFile: (file: File) => void;
}

function ChooseAvatar({ present, change, onFile }: ChooseProps) {
  const { data: avatars, isError } = useQuery(avatarsQuery);
  const [chosen, setChosen] = useState(present);
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const wrong = pictureProblem(file);
    change.setProblem(wrong ?? '');
    if (wrong === null) onFile(file);
  };
  return (
    <>
      {isError ? <p className={styles.lead}>可选头像没有加载成功，您仍可上传自己的照片。</p> : null}
      <div
        className={styles.avatars}
        role="radiogroup"
        aria-label="可选头像"
        aria-busy={!avatars && !isError}
      >
        {avatars?.map(({ avatar, name }) => (
          <label key={avatar} data-on={avatar === chosen} title={name}>
            <input
              type="radio"
              name="avatar"
              className="visually-hidden"
              aria-label={name}
              checked={avatar === chosen}
              onChange={() => setChosen(avatar)}
            />
            <img src={avatar} alt="" />
          </label>
        ))}
        {!avatars && !isError ? [...Array(12).keys()].map((place) => <AvatarShape key={place} />) : null}
      </div>
      <Problem words={change.problem} />
      <div className={styles.foot}>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className="visually-hidden"
          aria-label="上传照片作为头像"
          tabIndex={-1}
          onChange={take}
        />
        <Button onClick={() => input.current?.click()}>上传照片</Button>
        <Button
          tone="primary"
          disabled={change.isBusy || chosen === present || chosen === ''}
          onClick={() => void change.run(() => Promise.resolve(chosen), '头像没有保存，请稍后再试')}
        >
          {change.isBusy ? '正在保存' : '使用这个头像'}
        </Button>
      </div>
    </>
  );
}

const AvatarShape = () => (
  <span style={{ aspectRatio: '1' }}>
    <Skeleton width="100%" height="100%" round />
  </span>
);

interface AvatarDialogProps {
  open: boolean;
  present: string;
  onClose: () => void;
}

function AvatarBody({ present, onClose }: Omit<AvatarDialogProps, 'open'>) {
  const [file, setFile] = useState<File | null>(null);
  const change = useAvatarChange(onClose);
  if (file === null) return <ChooseAvatar present={present} change={change} onFile={setFile} />;
  const goBack = () => {
    change.setProblem('');
    setFile(null);
  };
  return <CutPhoto file={file} change={change} onBack={goBack} />;
}

/** Choice of one of the site's avatars or an uploaded photo, cropped to a circle. */
export const AvatarDialog = ({ open, ...rest }: AvatarDialogProps) => (
  <Dialog open={open} title="更换头像" onClose={rest.onClose}>
    <AvatarBody {...rest} />
  </Dialog>
);
