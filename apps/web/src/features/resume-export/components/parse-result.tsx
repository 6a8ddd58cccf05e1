import type { ParsedField, ParseReport } from '@qicheng/resume/parse-report';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { Tabs } from '@qicheng/ui/tabs';
import styles from './parse-report.module.css';

const KINDS: Readonly<Record<ParsedField['kind'], string>> = {
  name: '姓名',
  phone: '电话',
  email: '邮箱',
  school: '学校',
  employer: '单位',
  period: '时间',
};
const STATES: Readonly<Record<ParsedField['state'], string>> = {
  found: '读对',
  misread: '读错',
  lost: '没读到',
};

function explanation({ state, read, isInText }: ParsedField): string | null {
  if (state === 'found') return null;
  if (state === 'misread') return `读成了“${read ?? ''}”`;
  return isInText ? '文字里有，但没有认出它是什么' : '文字里也没有读到';
}

function Field({ field }: { field: ParsedField }) {
  const { kind, of, expected, state } = field;
  const why = explanation(field);
  return (
    <li className={styles.field} data-state={state}>
      <span className={styles.mark}>
        <Icon name={state === 'found' ? 'check' : 'alert'} size={16} />
        {STATES[state]}
      </span>
      <span className={styles.kind}>{KINDS[kind]}</span>
      <span className={styles.value}>
        {of === null ? expected : `${expected}（${of}）`}
        {why === null ? null : <small>{why}</small>}
      </span>
    </li>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.length === 0 ? (
    <p className={styles.note}>没有读到文字。</p>
  ) : (
    <ol className={styles.lines} tabIndex={0} aria-label="读到的文字">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ol>
  );

interface ParseResultProps {
  report: ParseReport;
  isAts: boolean;
  onExportAts: () => void;
}

const countOf = ({ fields }: ParseReport, state: ParsedField['state']): number =>
  fields.filter((field) => field.state === state).length;

/** Summary of the results; a sentence rather than a score. */
function summary(report: ParseReport): string {
  const [found, misread, lost] = (['found', 'misread', 'lost'] as const).map((state) =>
    countOf(report, state),
  );
  return `共核对 ${report.fields.length} 项：${found} 项读对，${misread} 项读错，${lost} 项没读到。`;
}

/** The fields and text that were read, and a remedy if something is missing. */
export function ParseResult({ report, isAts, onExportAts }: ParseResultProps) {
  const { fields, lines, fileOrder } = report;
  if (fields.length === 0 && lines.length === 0)
    return <p className={styles.note}>简历里还没有姓名、联系方式、学校或单位，写好之后再来看。</p>;
  const isWhole = countOf(report, 'found') === fields.length;
  return (
    <>
      <p className={styles.summary}>{summary(report)}</p>
      {isWhole || isAts ? null : (
        <div className={styles.offer}>
          <p>有内容没有读对。ATS 版是同样的内容，单栏、普通标题，程序更容易读对。</p>
          <Button tone="primary" onClick={onExportAts}>
            导出 ATS 版 PDF
          </Button>
        </div>
      )}
      {!isWhole && isAts ? (
        <p className={styles.note}>ATS 版里也有没读对的内容，投递时请在网申表单里核对这几项。</p>
      ) : null}
      <Tabs
        label="读到的内容"
        tabs={[
          {
            key: 'fields',
            label: '字段',
            content: (
              <ul className={styles.fields}>
                {fields.map((field, index) => (
                  <Field key={index} field={field} />
                ))}
              </ul>
            ),
          },
          { key: 'lines', label: '文字（按版面）', content: <Lines lines={lines} /> },
          { key: 'order', label: '文字（按文件顺序）', content: <Lines lines={fileOrder} /> },
        ]}
      />
    </>
  );
}
