import type { SectionStyle } from '@qicheng/resume/document';
import { resumeView } from '@qicheng/resume/view';
import { findTemplate, sectionChoices, type SectionChoice } from '@qicheng/templates/catalog';
import { Button } from '@qicheng/ui/button';
import { useMemo } from 'react';
import { useDocument, useEditor } from '../store/editor-context.js';
import { styleSection } from '../store/section-ops.js';
import { AccentField, SliderField } from '../style/style-fields.js';
import { SegmentField } from '../style/segment-field.js';
import groupStyles from '../style/style.module.css';
import styles from './section-style.module.css';

const HEADINGS = [
  { value: 'template', name: '随模板' },
  { value: 'plain', name: '纯文字' },
  { value: 'line', name: '下划线' },
  { value: 'bar', name: '竖条' },
  { value: 'band', name: '底色' },
  { value: 'centred', name: '居中' },
] as const;

const COLUMNS = [
  { value: 'template', name: '随模板' },
  { value: '1', name: '一列' },
  { value: '2', name: '两列' },
  { value: '3', name: '三列' },
] as const;

const BULLETS = [
  { value: 'template', name: '随模板' },
  { value: 'dot', name: '•' },
  { value: 'dash', name: '–' },
  { value: 'diamond', name: '◆' },
  { value: 'ring', name: '○' },
  { value: 'none', name: '无' },
] as const;

const DATE_SIDES = [
  { value: 'template', name: '随模板' },
  { value: 'end', name: '靠右' },
  { value: 'start', name: '靠左' },
] as const;

const NAMES: Readonly<Record<SectionChoice, string>> = {
  accent: '颜色',
  heading: '标题样式',
  headingShown: '标题显示',
  columns: '分列',
  spacing: '间距',
  fontStepPt: '字号',
  bullet: '项目符号',
  dateSide: '日期位置',
};

interface FieldsProps {
  style: SectionStyle;
  /** Whether this template lets a section override a choice. */
  free: (choice: SectionChoice) => boolean;
  set: (change: SectionStyle, isDragged?: boolean) => void;
}

/** The value of a choice, or undefined for the template's own. */
const own = <Value extends string>(value: Value): Exclude<Value, 'template'> | undefined =>
  value === 'template' ? undefined : (value as Exclude<Value, 'template'>);

function HeadingFields({ style, free, set }: FieldsProps) {
  return (
    <>
      {free('headingShown') ? (
        <label className={groupStyles.check}>
          <input
            type="checkbox"
            checked={style.headingShown ?? true}
            onChange={(event) => set({ headingShown: event.target.checked ? undefined : false })}
          />
          显示模块标题
        </label>
      ) : null}
      {free('heading') ? (
        <SegmentField
          label={NAMES.heading}
          options={HEADINGS}
          value={style.heading ?? 'template'}
          onChange={(value) => set({ heading: own(value) })}
        />
      ) : null}
    </>
  );
}

function SizeFields({ style, free, set }: FieldsProps) {
  return (
    <>
      {free('fontStepPt') ? (
        <SliderField
          label="字号增减"
          unit="pt"
          min={-2}
          max={4}
          step={0.5}
          value={style.fontStepPt ?? 0}
          onChange={(value, isDragged) => set({ fontStepPt: value === 0 ? undefined : value }, isDragged)}
        />
      ) : null}
      {free('spacing') ? (
        <SliderField
          label="间距倍数"
          unit="倍"
          min={0}
          max={3}
          step={0.25}
          value={style.spacing ?? 1}
          onChange={(value, isDragged) => set({ spacing: value === 1 ? undefined : value }, isDragged)}
        />
      ) : null}
    </>
  );
}

function LayoutFields({ style, free, set }: FieldsProps) {
  return (
    <>
      {free('columns') ? (
        <SegmentField
          label={NAMES.columns}
          options={COLUMNS}
          value={String(style.columns ?? 'template') as (typeof COLUMNS)[number]['value']}
          onChange={(value) => set({ columns: own(value) && Number(value) })}
        />
      ) : null}
      {free('bullet') ? (
        <SegmentField
          label={NAMES.bullet}
          options={BULLETS}
          value={style.bullet ?? 'template'}
          onChange={(value) => set({ bullet: own(value) })}
        />
      ) : null}
      {free('dateSide') ? (
        <SegmentField
          label={NAMES.dateSide}
          options={DATE_SIDES}
          value={style.dateSide ?? 'template'}
          onChange={(value) => set({ dateSide: own(value) })}
        />
      ) : null}
    </>
  );
}

/** The style of one section; unset choices follow the résumé and its template. */
export function SectionStylePanel({ sectionKey, onClose }: { sectionKey: string; onClose: () => void }) {
  const editor = useEditor();
  const document = useDocument((current) => current);
  const style = document.meta.sections.find(({ key }) => key === sectionKey)?.style ?? {};
  const template = findTemplate(document.meta.templateCode) ?? findTemplate('tem0001');
  const section = useMemo(
    () => resumeView(document).sections.find(({ key }) => key === sectionKey),
    [document, sectionKey],
  );
  if (!template) return null;
  const choices = section ? sectionChoices(template, section) : null;
  const free = (choice: SectionChoice) =>
    choices !== null && choices.offered.includes(choice) && !choices.fixed.includes(choice);
  const set = (change: SectionStyle, isDragged = false) => {
    const field = isDragged ? `style/${sectionKey}/${Object.keys(change).join()}` : null;
    editor.edit(styleSection(sectionKey, change), field);
  };
  const { accents, defaults } = template;
  const fields = { style, free, set };
  return (
    <section className={styles.panel} aria-label="本模块样式">
      <header className={styles.head}>
        <h3>本模块样式</h3>
        <span>
          <Button
            tone="quiet"
            disabled={Object.keys(style).length === 0}
            onClick={() => editor.edit(styleSection(sectionKey, null))}
          >
            恢复默认
          </Button>
          <Button tone="quiet" onClick={onClose}>
            收起
          </Button>
        </span>
      </header>
      {choices === null ? (
        <p className={groupStyles.note}>这个模块还没有内容，填写后就能调整样式。</p>
      ) : (
        <>
          <HeadingFields {...fields} />
          {free('accent') ? (
            <AccentField
              accents={accents}
              value={style.accent ?? document.meta.style.accent ?? defaults.accent}
              onChange={(accent, isDragged) => set({ accent }, isDragged)}
            />
          ) : null}
          <SizeFields {...fields} />
          <LayoutFields {...fields} />
          {choices.fixed.length > 0 ? (
            <p className={groupStyles.note}>
              这套模板统一了{choices.fixed.map((choice) => NAMES[choice]).join('、')}，不能单独调整。
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}
