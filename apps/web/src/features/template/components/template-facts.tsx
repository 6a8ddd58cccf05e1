import { type CatalogEntry, CATEGORY_NAMES, LANGUAGE_NAMES, LOOK_NAMES } from '@qicheng/templates/catalog';
import { AccentSwatches } from './accent-swatches.js';
import styles from './template-facts.module.css';

interface TemplateFactsProps {
  template: CatalogEntry;
  accent: string;
  onAccent: (accent: string) => void;
  /** 0 while the pages are being laid out. */
  pageCount: number;
  uses?: number | null | undefined;
}

const paperOf = ({ fixedContentBox }: CatalogEntry) =>
  fixedContentBox ? 'A4，上下边距固定' : 'A4，四边边距可调';

/** Facts about a template, and its colours. */
export function TemplateFacts({ template, accent, onAccent, pageCount, uses }: TemplateFactsProps) {
  const facts: [name: string, value: string][] = [
    ['适用', template.occupations.join('、')],
    ['用途', CATEGORY_NAMES[template.category]],
    ['版式', LOOK_NAMES[template.look]],
    ['语言', template.languages.map((language) => LANGUAGE_NAMES[language]).join('、')],
    ['纸张', paperOf(template)],
    ['示例页数', pageCount > 0 ? `${pageCount} 页` : '正在排版'],
    ...(uses ? ([['使用', `${uses} 份简历在用`]] satisfies [string, string][]) : []),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt>颜色</dt>
        <dd>
          <AccentSwatches template={template} accent={accent} onChoose={onAccent} />
        </dd>
      </div>
    </dl>
  );
}
