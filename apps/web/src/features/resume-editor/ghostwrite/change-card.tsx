import type { GhostwriteChange, GhostwriteVariant } from '@qicheng/analysis/ghostwrite-result';
import { Button } from '@qicheng/ui/button';
import { showToast } from '@qicheng/ui/toast';
import { useState } from 'react';
import { findAtom, writeAiText } from '@qicheng/resume/ai-text';
import type { ResumeDocument } from '@qicheng/resume/document';
import { FilledText } from '#src/features/ai/index.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import styles from './ghostwrite.module.css';

const textOf = (document: ResumeDocument, { targetId, lang }: GhostwriteChange): string | null => {
  const atom = findAtom(document, targetId);
  return atom === undefined ? null : (atom[lang] ?? []).map(({ text }) => text).join('');
};

/** State of a change in the current résumé: open, applied, or based on text that has changed or gone. */
type ChangeState = 'open' | 'taken' | 'stale' | 'gone';

export function stateOf(document: ResumeDocument, change: GhostwriteChange): ChangeState {
  const text = textOf(document, change);
  if (text !== null && text === change.parts[0]?.text) return 'taken';
  if (change.kind === 'add') return text === null ? 'open' : 'stale';
  if (text === null) return 'gone';
  return text === change.before ? 'open' : 'stale';
}

/** The résumé with these changes applied; those whose text has changed meanwhile are skipped. */
export const withTaken = (
  document: ResumeDocument,
  changes: readonly GhostwriteChange[],
  now: Date,
): ResumeDocument => changes.reduce((next, change) => writeAiText(next, change, now.toISOString()), document);

/** Applies a change to a statement that was edited meanwhile, after the user has confirmed it. */
const withForced = (document: ResumeDocument, change: GhostwriteChange, now: Date): ResumeDocument =>
  writeAiText(document, { ...change, before: textOf(document, change) ?? '' }, now.toISOString());

/** A variant's suggestion for one statement. */
export interface Offer {
  readonly variant: GhostwriteVariant;
  readonly change: GhostwriteChange;
}

const TAKEN = '已采用，可随时撤销';

function Diff({ change }: { change: GhostwriteChange }) {
  if (change.kind === 'add') return <FilledText text={change.parts.map(({ text }) => text).join('\n')} />;
  return (
    <span className={styles.diff}>
      {change.diff.map(({ kind, text }, place) => {
        if (kind === 'added') return <ins key={place}>{text}</ins>;
        return kind === 'removed' ? <del key={place}>{text}</del> : <span key={place}>{text}</span>;
      })}
    </span>
  );
}

function OfferColumn({ offer, state, onForce }: { offer: Offer; state: ChangeState; onForce: () => void }) {
  const editor = useEditor();
  const { variant, change } = offer;
  const take = () => {
    editor.edit(() => withTaken(editor.getContent().document, [change], new Date()));
    showToast('success', TAKEN, { label: '撤销', run: editor.undo });
  };
  return (
    <li className={styles.offer} data-state={state}>
      <p className={styles.offerName}>{`方案 ${variant.id} · ${variant.style}`}</p>
      <p className={styles.text}>
        <Diff change={change} />
      </p>
      <ul className={styles.reasons} aria-label="改了什么">
        {change.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {change.placeholders.length > 0 ? (
        <p className={styles.gaps}>{`待补充：${change.placeholders.join('、')}`}</p>
      ) : null}
      {state === 'taken' ? <p className={styles.taken}>已采用</p> : null}
      {state === 'open' ? (
        <Button aria-label={`采用方案 ${variant.id}`} onClick={take}>
          采用
        </Button>
      ) : null}
      {state === 'stale' && change.kind === 'replace' ? <Button onClick={onForce}>仍然替换</Button> : null}
    </li>
  );
}

/**
 * One statement with the variants' suggestions side by side, and the choice between them and the current
 * text.
 */
export function ChangeCard({ offers }: { offers: readonly Offer[] }) {
  const editor = useEditor();
  const [isKept, setKept] = useState(false);
  const states = useDocument((document) =>
    offers.map(({ change }) => stateOf(document, change)).join(' '),
  ).split(' ') as ChangeState[];
  const [first] = offers;
  if (!first) return null;
  const isTaken = states.includes('taken');
  const isStale = !isTaken && states.every((state) => state === 'stale' || state === 'gone');
  const force = (change: GhostwriteChange) => {
    editor.edit(() => withForced(editor.getContent().document, change, new Date()));
    showToast('success', TAKEN, { label: '撤销', run: editor.undo });
  };
  return (
    <li className={styles.card} data-kept={isKept}>
      <header className={styles.cardHead}>
        <span>{first.change.heading}</span>
        {isTaken || isStale ? null : (
          <button
            type="button"
            className={styles.link}
            aria-pressed={isKept}
            onClick={() => setKept(!isKept)}
          >
            {isKept ? '重新考虑' : first.change.kind === 'add' ? '不要' : '保留原文'}
          </button>
        )}
      </header>
      {isStale ? (
        <p className={styles.stale} role="status">
          {states.includes('gone')
            ? '这一条已经删除，没有可以替换的内容。'
            : '这一条在生成之后改过。请重新生成，或确认用下面的文字替换现在的内容。'}
        </p>
      ) : null}
      {isKept && !isTaken ? null : (
        <ul className={styles.offers}>
          {offers.map((offer, place) => {
            const state = states[place] ?? 'stale';
            // Once one is applied the others are disabled; undo enables them again.
            const shown = isTaken && state !== 'taken' ? 'gone' : state;
            return (
              <OfferColumn
                key={offer.variant.id}
                offer={offer}
                state={shown}
                onForce={() => force(offer.change)}
              />
            );
          })}
        </ul>
      )}
    </li>
  );
}
