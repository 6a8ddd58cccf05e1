import type { CompanionHelp } from '@qicheng/analysis/companion-result';
import { Button } from '@qicheng/ui/button';
import { useEffect, useRef } from 'react';
import styles from './companion.module.css';

/** Helpline numbers, large enough to be found at once; nothing was sent or charged. */
export function HelpCard({ help, onBack }: { help: CompanionHelp; onBack?: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.help} role="alert">
      <h2 ref={heading} tabIndex={-1}>
        请先联系一个真实的人
      </h2>
      <p>{help.message}</p>
      <ul className={styles.numbers}>
        {help.contacts.map(({ name, number, note, source }) => (
          <li key={number}>
            <a href={`tel:${number}`}>{number}</a>
            <strong>{name}</strong>
            <span>{note}</span>
            {source ? (
              <small>{`来源：${source.publisher ?? ''}《${source.title}》，${source.date}`}</small>
            ) : null}
          </li>
        ))}
      </ul>
      <ol className={styles.steps}>
        {help.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {onBack ? <Button onClick={onBack}>返回</Button> : null}
    </section>
  );
}
