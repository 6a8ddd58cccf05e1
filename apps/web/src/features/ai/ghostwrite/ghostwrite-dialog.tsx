import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { useState } from 'react';
import { paths } from '#src/config/paths.js';
import { PriceLine } from '../kit/price-line.js';
import { RESUME_MISSING, type ResumeChoice } from '../kit/resume-choice.js';
import { ResumeChooser } from '../kit/resume-chooser.js';
import { askSignIn } from '../kit/use-analysis-page-state.js';
import styles from './ghostwrite-dialog.module.css';

type Service = '1' | '2';

const SERVICES: readonly { value: Service; name: string; about: string }[] = [
  { value: '1', name: '优化', about: '改写已有的描述：删套话、换动词、理顺顺序' },
  { value: '2', name: '代写', about: '一题一题地问，由您的回答写成经历描述' },
];

interface GhostwriteDialogProps {
  open: boolean;
  onClose: () => void;
  /** Opens the editor, or first the review of an imported file. */
  onGo: (to: string) => void;
}

const addressOf = (choice: ResumeChoice, service: Service): string =>
  choice.kind === 'resume'
    ? paths.resumeEdit.hrefGhostwrite(choice.resumeId, service)
    : paths.resumeImport.hrefGhostwrite(choice.importId, service);

/** [spec 2], dialogs: the résumé for AI 代写与优化, an existing one or a file. */
export function GhostwriteDialog({ open, onClose, onGo }: GhostwriteDialogProps) {
  const [choice, setChoice] = useState<ResumeChoice | null>(null);
  const [service, setService] = useState<Service>('1');
  const [isMissing, setMissing] = useState(false);
  const go = () => {
    if (!askSignIn()) return undefined;
    if (choice === null) return setMissing(true);
    return onGo(addressOf(choice, service));
  };
  return (
    <Dialog open={open} title="AI 代写与优化" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <div className={styles.services} role="radiogroup" aria-label="服务">
          {SERVICES.map(({ value, name, about }) => (
            <label key={value} className={styles.service} data-on={service === value}>
              <input
                type="radio"
                name="ghostwrite-service"
                className="visually-hidden"
                checked={service === value}
                onChange={() => setService(value)}
              />
              <strong>{name}</strong>
              <small>{about}</small>
            </label>
          ))}
        </div>
        <ResumeChooser
          value={choice}
          onChange={(next) => {
            setChoice(next);
            setMissing(false);
          }}
          problem={isMissing ? RESUME_MISSING : null}
          use="核对后保存为一份简历"
        />
        {choice?.kind === 'import' ? (
          <p className={styles.note}>下一步先核对从文件中读到的内容，保存为简历后开始。</p>
        ) : null}
        <div className={styles.foot}>
          <PriceLine service="ghostwrite" />
          <Button type="submit" tone="primary">
            {choice?.kind === 'import' ? '去核对' : '去编辑器'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
