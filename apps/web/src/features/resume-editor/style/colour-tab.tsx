import { contrastOf, isReadableGround, isReadableText } from '@qicheng/resume/colour-contrast';
import { useId, useState } from 'react';
import { AccentField } from './style-fields.js';
import { type StyleTabProps, useStyleWrite } from './style-tabs.js';
import styles from './style.module.css';

interface CheckedColourProps {
  name: string;
  /** Starts with the default. */
  swatches: readonly string[];
  value: string;
  isReadable: (colour: string) => boolean;
  /** Why a colour is rejected. */
  refusal: string;
  /** What the current colour is compared with, as text. */
  comparedWith: string;
  onChange: (colour: string | undefined, isDragged: boolean) => void;
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Accepts only colours with enough contrast; the default is not stored. */
function CheckedColour(props: CheckedColourProps) {
  const { name, swatches, value, isReadable, refusal, comparedWith, onChange } = props;
  const group = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const take = (colour: string, isDragged: boolean) => {
    // A rejected colour is reset before the second event of the same choice arrives.
    if (same(colour, value)) return;
    if (!isReadable(colour)) return setRefused(colour);
    setRefused(null);
    const [usual = ''] = swatches;
    onChange(same(colour, usual) ? undefined : colour, isDragged);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      <div className={styles.accents}>
        {swatches.map((colour) => (
          <label key={colour} className={styles.accent} data-on={same(colour, value)}>
            <input
              type="radio"
              className="visually-hidden"
              name={group}
              aria-label={`${name} ${colour}`}
              checked={same(colour, value)}
              onChange={() => take(colour, false)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="9.5" fill={colour} stroke="#c3c9d1" />
            </svg>
          </label>
        ))}
        <label className={styles.anyAccent}>
          其他颜色
          <input
            type="color"
            aria-label={`其他${name}`}
            value={value}
            onChange={(event) => take(event.target.value, true)}
          />
        </label>
      </div>
      <p className={styles.note} role="status" data-refused={refused !== null}>
        {refused === null ? comparedWith : `${refused.toUpperCase()} ${refusal}，没有改动。`}
      </p>
    </fieldset>
  );
}

const INKS = ['#1C2430', '#000000', '#2B2118', '#1F2F4A', '#3A3A3A'] as const;
const PAPERS = ['#FFFFFF', '#FBF9F4', '#F6F4EF', '#F4F7FA', '#F5F8F4'] as const;

const ratio = (one: string, other: string): string => contrastOf(one, other).toFixed(1);

/** Accent, ink and paper; an unreadable colour is rejected with a message. */
export function ColourTab({ style, template: { accents, defaults } }: StyleTabProps) {
  const set = useStyleWrite();
  const [usualInk] = INKS;
  const [white] = PAPERS;
  const ink = style.textColour ?? usualInk;
  const paper = style.groundColour ?? white;
  return (
    <>
      <AccentField accents={accents} value={style.accent ?? defaults.accent} onChange={set('accent')} />
      <CheckedColour
        name="文字颜色"
        swatches={INKS}
        value={ink}
        isReadable={(colour) => isReadableText(colour, paper)}
        refusal="和纸张的对比度不到 4.5，打印出来看不清"
        comparedWith={`和纸张的对比度 ${ratio(ink, paper)}，不低于 4.5 才清晰。`}
        onChange={set('textColour')}
      />
      <CheckedColour
        name="纸张颜色"
        swatches={PAPERS}
        value={paper}
        isReadable={(colour) => isReadableGround(colour) && isReadableText(ink, colour)}
        refusal="太深，标题和灰色小字会看不清"
        comparedWith="只用很浅的颜色；多数公司会黑白打印，白色最稳妥。"
        onChange={set('groundColour')}
      />
    </>
  );
}
