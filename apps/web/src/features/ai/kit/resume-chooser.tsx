import { listAnalysableResumes } from '@qicheng/contract/analysis/resume-analysis.contract';
import { Button } from '@qicheng/ui/button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { call, ApiFailure } from '#src/lib/api.js';
import { openNewcomerSignIn } from '#src/lib/auth-dialog.js';
import { displayTime } from '#src/lib/display-time.js';
import { useSession } from '#src/lib/session.js';
import { ReadingContext } from './ask-form.js';
import type { ResumeChoice } from './resume-choice.js';
import styles from './resume-chooser.module.css';
import {
  IMPORT_FILES,
  problemOfFile,
  followImport,
  checkImport,
  sendImport,
  STAGE_LABELS,
} from '#src/features/resume-import/index.js';
import { reportFailure } from '#src/lib/report-failure.js';

type UploadState =
  | { at: 'idle' }
  | { at: 'reading'; fileName: string; stage: string }
  | { at: 'failed'; fileName: string; words: string };

const UNREAD = '没有读出这份文件，请稍后再试或换一份';
const SIGNED_OUT = 401;

/** Uploads a file and has it parsed; the result can then be chosen like a stored résumé. */
function useResumeUpload(onRead: (choice: ResumeChoice) => void) {
  const [state, setState] = useState<UploadState>({ at: 'idle' });
  const running = useRef(new AbortController());
  useEffect(() => {
    const controller = running;
    return () => controller.current.abort();
  }, []);

  const read = async (file: File, { signal }: AbortController) => {
    const fileName = file.name;
    const show = (stage: keyof typeof STAGE_LABELS) =>
      setState({ at: 'reading', fileName, stage: STAGE_LABELS[stage] });
    show('sending');
    try {
      const started = await sendImport({ kind: 'file', file }, signal);
      const finished = await followImport(started, signal, ({ stage }) => show(stage), checkImport);
      if (finished.failure !== null) return setState({ at: 'failed', fileName, words: finished.failure });
      setState({ at: 'idle' });
      return onRead({ kind: 'import', importId: finished.importId, title: fileName });
    } catch (failure) {
      if (signal.aborted) return undefined;
      if (failure instanceof ApiFailure && failure.status === SIGNED_OUT) {
        reportFailure(failure);
        return setState({ at: 'idle' });
      }
      const words = failure instanceof ApiFailure && failure.message !== '' ? failure.message : UNREAD;
      return setState({ at: 'failed', fileName, words });
    }
  };
  const upload = (file: File) => {
    const problem = problemOfFile(file);
    if (problem !== null) return setState({ at: 'failed', fileName: file.name, words: problem });
    running.current.abort();
    running.current = new AbortController();
    return void read(file, running.current);
  };
  const cancel = () => {
    running.current.abort();
    setState({ at: 'idle' });
  };
  return { state, upload, cancel };
}

interface ResumeUploadProps {
  onRead: (choice: ResumeChoice) => void;
  /** What the file is used for. */
  use?: string | undefined;
}

/** Uploads a file; the parsed résumé appears in the list at once. */
function ResumeUpload({ onRead, use = '读取后只用于这次分析' }: ResumeUploadProps) {
  const { state, upload, cancel } = useResumeUpload(onRead);
  const input = useRef<HTMLInputElement>(null);
  const setReading = useContext(ReadingContext);
  const isReading = state.at === 'reading';
  useEffect(() => {
    setReading(isReading);
    return () => setReading(false);
  }, [setReading, isReading]);
  return (
    <div className={styles.upload}>
      {state.at === 'reading' ? (
        <>
          <span role="status">{`${state.fileName} · ${state.stage}`}</span>
          <Button tone="quiet" onClick={cancel}>
            取消
          </Button>
        </>
      ) : (
        <>
          <Button icon="upload" onClick={() => input.current?.click()}>
            上传简历
          </Button>
          <span className={styles.hint}>{`PDF、Word、图片等，小于 6MB；${use}`}</span>
        </>
      )}
      {state.at === 'failed' ? (
        <p className={styles.problem} role="alert">
          {`${state.fileName}：${state.words}`}
        </p>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="上传简历文件"
        accept={IMPORT_FILES}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload(file);
          target.value = '';
        }}
      />
    </div>
  );
}

const MAX_RESUMES = 50;

/** The member's résumés to choose from. */
const choicesQuery = queryOptions({
  queryKey: ['ai', 'resumes'],
  queryFn: ({ signal }) => call(listAnalysableResumes, { page: 1, limit: MAX_RESUMES }, { signal }),
});

interface ResumeChooserProps {
  value: ResumeChoice | null;
  onChange: (choice: ResumeChoice | null) => void;
  label?: string;
  /** Whether a run works without a résumé; "none" is then an explicit choice. */
  isOptional?: boolean;
  /** Why the form was not submitted: `RESUME_MISSING`. */
  problem?: string | null;
  /** The use of an uploaded file if it is not just this analysis; part of a sentence. */
  use?: string | undefined;
}

interface ChoicesProps extends Pick<ResumeChooserProps, 'value' | 'onChange' | 'isOptional'> {
  name: string;
}

/** Preselects the last edited résumé once, so that no run is spent without one by oversight. */
function useLatestChoice(
  list: readonly { resumeId: string; title: string }[] | undefined,
  value: ResumeChoice | null,
  onChange: (choice: ResumeChoice) => void,
): void {
  const isOffered = useRef(false);
  useEffect(() => {
    if (list === undefined || isOffered.current) return;
    isOffered.current = true;
    const [latest] = list;
    if (value === null && latest)
      onChange({ kind: 'resume', resumeId: latest.resumeId, title: latest.title });
  }, [list, value, onChange]);
}

function Choices({ name, value, onChange, isOptional }: ChoicesProps) {
  const { data, isPending, isError, refetch } = useQuery(choicesQuery);
  useLatestChoice(data?.list, value, onChange);
  if (isPending) return <p className={styles.note}>正在打开我的简历</p>;
  if (isError)
    return (
      <p className={styles.note} role="alert">
        我的简历没有打开。<Button onClick={() => void refetch()}>再试一次</Button>
      </p>
    );
  const read: ResumeChoice[] = value?.kind === 'import' ? [value] : [];
  if (data.list.length + read.length === 0)
    return <p className={styles.note}>还没有简历，可以上传一份现成的文件。</p>;
  const pick = (choice: ResumeChoice | null, isOn: boolean, facts: string) => (
    <label key={`${choice?.title} ${facts}`} className={styles.choice} data-on={isOn}>
      <input type="radio" name={name} checked={isOn} onChange={() => onChange(choice)} />
      <span className={styles.title}>{choice?.title ?? '不使用简历'}</span>
      <span className={styles.facts}>{facts}</span>
    </label>
  );
  return (
    <div className={styles.choices}>
      {read.map((choice) => pick(choice, true, '刚上传的文件'))}
      {data.list.map(({ resumeId, title, updatedAt, last }) =>
        pick(
          { kind: 'resume', resumeId, title },
          value?.kind === 'resume' && value.resumeId === resumeId,
          `${displayTime(updatedAt, new Date())}更新${last?.score == null ? '' : ` · 上次 ${last.score} 分`}`,
        ),
      )}
      {isOptional ? pick(null, value === null, '') : null}
    </div>
  );
}

/** Chooses a stored résumé or a file; a visitor is asked to sign in first. */
export function ResumeChooser(props: ResumeChooserProps) {
  const { value, onChange, label = '选择简历', isOptional = false, problem = null } = props;
  const isMember = useSession((state) => state.isMember);
  const id = useId();
  return (
    <fieldset
      className={styles.chooser}
      data-invalid={Boolean(problem)}
      aria-describedby={problem ? `${id}-error` : undefined}
    >
      <legend>
        {label}
        {isOptional ? <small>选填</small> : null}
      </legend>
      {isMember ? (
        <>
          <Choices name={id} value={value} onChange={onChange} isOptional={isOptional} />
          <ResumeUpload onRead={onChange} use={props.use} />
        </>
      ) : (
        <p className={styles.note}>
          登录后可以选择自己的简历，或上传一份文件。
          <Button onClick={() => openNewcomerSignIn()}>登录</Button>
        </p>
      )}
      {problem ? (
        <p id={`${id}-error`} className={styles.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
