import { MAX_RESUME_TITLE_LENGTH, resumeTitle } from '@qicheng/contract/resume/fields';
import { firstMessage } from '@qicheng/contract/kit/message';
import { Button } from '@qicheng/ui/button';
import { Select } from '@qicheng/ui/select';
import { TextInput } from '@qicheng/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { replaceableQuery } from '../api/review-source.js';
import type { Destination } from '../hooks/use-take-over.js';
import styles from './review-finish.module.css';

interface ReviewFinishProps {
  title: string;
  /** The résumé that the import was started from. */
  resumeId: string | undefined;
  language: 'zh' | 'en';
  openCount: number;
  isBusy: boolean;
  problem: string | null;
  onSave: (destination: Destination) => void;
  onDiscard: () => void;
}

const problemOfTitle = (title: string): string | null => {
  const read = resumeTitle.safeParse(title);
  return read.success ? null : firstMessage(read.error);
};

/** Destination of the reviewed draft: a new résumé, or replacing the content of an existing one. */
export function ReviewFinish(props: ReviewFinishProps) {
  const { resumeId, language, openCount, isBusy, problem, onSave, onDiscard } = props;
  const { data: resumes = [] } = useQuery(replaceableQuery);
  const [title, setTitle] = useState(props.title);
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [titleProblem, setTitleProblem] = useState<string | null>(null);
  const ids = useId();
  // Unless the owner chooses otherwise, an import started in a résumé replaces its content.
  const target =
    chosen === undefined
      ? resumes.find(({ id }) => id === resumeId)
      : resumes.find(({ id }) => id === chosen);
  const options = resumes.map((resume) => ({ value: resume.id, label: resume.title }));
  const replaceable = options.length > 0 ? [{ label: '替换已有简历的内容', options }] : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = target ? null : problemOfTitle(title);
    setTitleProblem(wrong);
    if (wrong === null)
      onSave(
        target ? { kind: 'replace', resumeId: target.id, version: target.version } : { kind: 'new', title },
      );
  };
  return (
    <form className={styles.finish} aria-label="保存导入的简历" onSubmit={submit}>
      <label className={styles.choice} htmlFor={`${ids}-to`}>
        导入为
        <Select
          id={`${ids}-to`}
          className={styles.target}
          value={target?.id ?? ''}
          empty="新简历"
          groups={replaceable}
          onValue={(id) => setChosen(id === '' ? null : id)}
        />
      </label>
      {target ? (
        <p className={styles.note}>
          “{target.title}”的内容会被替换，模板和样式不变；现在的内容可在版本历史中找回。
          {target.language === language
            ? ''
            : `导入的是${language === 'zh' ? '中文' : '英文'}内容，打开后请切换简历语言。`}
        </p>
      ) : (
        <label className={styles.title} htmlFor={`${ids}-title`}>
          简历名称
          <TextInput
            id={`${ids}-title`}
            className={styles.name}
            value={title}
            maxLength={MAX_RESUME_TITLE_LENGTH}
            aria-invalid={titleProblem !== null}
            onValue={setTitle}
          />
        </label>
      )}
      <div className={styles.actions}>
        <Button tone="quiet" disabled={isBusy} onClick={onDiscard}>
          放弃导入
        </Button>
        <Button type="submit" tone="primary" disabled={isBusy}>
          {isBusy ? '正在保存' : target ? '替换简历内容' : '导入为新简历'}
        </Button>
      </div>
      {problem || titleProblem ? (
        <p className={styles.problem} role="alert">
          {titleProblem ?? problem}
        </p>
      ) : openCount > 0 ? (
        <p className={styles.rest}>还有 {openCount} 项建议核对，也可以导入后再改。</p>
      ) : null}
    </form>
  );
}
