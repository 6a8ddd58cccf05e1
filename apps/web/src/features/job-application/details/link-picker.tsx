import { Button } from '@qicheng/ui/button';
import { Select } from '@qicheng/ui/select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Application, useApplicationChanges } from '../application-queries.js';
import styles from './details.module.css';
import { type Linkable, type LinkOption, linkOptionsQuery } from './link-options.js';

const LINK = { jd: 'jdRunId', letter: 'letterRunId', interview: 'sessionId', offer: 'offerRunId' } as const;

interface LinkPickerProps {
  application: Application;
  kind: Linkable;
  /** Name of the service. */
  name: string;
}

const withLinked = (options: readonly LinkOption[], linked: Application[Linkable]): readonly LinkOption[] =>
  linked === null || options.some(({ value }) => value === linked.id)
    ? options
    : [{ value: linked.id, label: linked.title || '已关联的记录' }, ...options];

function Choice({ application, kind, name }: LinkPickerProps) {
  const { link } = useApplicationChanges();
  const { data, isError, refetch } = useQuery(linkOptionsQuery(kind));
  const linked = application[kind];
  if (isError)
    return (
      <p className={styles.soft} role="alert">
        记录没有读出来。<Button onClick={() => void refetch()}>再试一次</Button>
      </p>
    );
  if (!data) return <p className={styles.soft}>正在读取记录</p>;
  if (data.length === 0 && linked === null)
    return <p className={styles.soft}>还没有完成的{name}记录，做完后可以在这里关联。</p>;
  return (
    <Select
      aria-label={`关联的${name}`}
      options={withLinked(data, linked)}
      empty="未关联"
      value={linked?.id ?? ''}
      disabled={link.isPending}
      onValue={(value) => link.mutate({ id: application.id, [LINK[kind]]: value || null })}
    />
  );
}

/** Links an earlier result, or one made for another application; loaded on demand. */
export function LinkPicker(props: LinkPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.picker}>
      <button
        type="button"
        className={styles.pick}
        aria-expanded={isOpen}
        aria-label={`选已有的${props.name}`}
        onClick={() => setOpen(!isOpen)}
      >
        选已有的
      </button>
      {isOpen ? <Choice {...props} /> : null}
    </div>
  );
}
