import type { ResumeDocument, Language } from '@qicheng/resume/document';
import type { SampleName } from '@qicheng/resume/samples';
import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { Menu } from '@qicheng/ui/menu';
import { useState } from 'react';
import { findTemplate } from '@qicheng/templates/catalog';
import { openImportDialog } from '#src/lib/dialog-state.js';
import { hasOnlyBasics } from '../store/editor-store.js';
import { useDocument, useEditor } from '../store/editor-context.js';
import { BASICS, useView } from '../store/view-state.js';
import styles from '../editor.module.css';
import { isSample, SAMPLE_MARK } from './sample-mark.js';

interface SampleOccupation {
  readonly name: string;
  /** The catalog occupations that this sample covers. */
  readonly suits: readonly string[];
  /** The languages of the sample. */
  readonly languages: readonly Language[];
}

const SAMPLE_OCCUPATIONS: Readonly<Record<SampleName, SampleOccupation>> = {
  computerScience: { name: '后端开发', suits: ['研发', '测试', '应届生'], languages: ['zh', 'en'] },
  dataAnalyst: { name: '数据分析', suits: ['数据', '产品', '留学申请'], languages: ['en'] },
  marketing: {
    name: '市场营销',
    suits: ['互联网', '市场', '运营', '销售', '新媒体', '文案', '策划'],
    languages: ['zh', 'en'],
  },
  accounting: {
    name: '会计',
    suits: ['会计', '银行', '证券', '审计', '国企', '公务员', '事业单位'],
    languages: ['zh'],
  },
  teaching: { name: '教师', suits: ['教师', '高校', '科研', '保研'], languages: ['zh'] },
  research: { name: '科研', suits: ['博士', '博士后', '科研', '研究院'], languages: ['zh', 'en'] },
  nursing: { name: '护理', suits: ['医护', '医学'], languages: ['zh'] },
  mechanical: { name: '机械', suits: ['机械', '制造'], languages: ['zh'] },
  electrician: { name: '技工', suits: ['技工', '电工', '数控', '司机', '物流', '物业'], languages: ['zh'] },
  architecture: {
    name: '建筑设计',
    suits: ['建筑', '城市规划', '室内设计', '展陈'],
    languages: ['zh', 'en'],
  },
  gameArt: { name: '游戏美术', suits: ['游戏', '影视', '动画'], languages: ['zh', 'en'] },
  bookConservation: { name: '古籍修复', suits: ['文博', '非遗', '出版'], languages: ['zh', 'en'] },
  civilService: { name: '公务员', suits: ['公务员', '乡镇机关', '党务'], languages: ['zh', 'en'] },
  mathematics: { name: '数学', suits: ['数学', '密码学', '量化研究'], languages: ['zh', 'en'] },
  culinary: { name: '餐饮', suits: ['厨师', '面点', '烘焙', '咖啡', '酒店餐饮'], languages: ['zh', 'en'] },
  photography: { name: '摄影', suits: ['摄影', '纪录片', '策展', '体育'], languages: ['zh', 'en'] },
  performing: { name: '表演', suits: ['演员', '主持', '模特', '空乘'], languages: ['zh', 'en'] },
  policy: { name: '政策研究', suits: ['政策研究', '智库', '编辑'], languages: ['zh', 'en'] },
  powerGrid: { name: '电力', suits: ['电力', '能源', '轨道交通'], languages: ['zh', 'en'] },
  sustainability: { name: '国际组织', suits: ['国际组织', '欧洲留学', '公益'], languages: ['zh', 'en'] },
};

/** The samples available in a language. */
const sampleChoices = (language: Language): SampleName[] =>
  (Object.keys(SAMPLE_OCCUPATIONS) as SampleName[]).filter((name) =>
    SAMPLE_OCCUPATIONS[name].languages.includes(language),
  );

/** The sample for the template's first occupation that has one, in the résumé's language. */
function fittingSample({ lang, templateCode }: ResumeDocument['meta']): SampleName {
  const occupations = findTemplate(templateCode)?.occupations ?? [];
  const fits = occupations.flatMap((occupation) =>
    sampleChoices(lang).filter((name) => SAMPLE_OCCUPATIONS[name].suits.includes(occupation)),
  );
  return fits[0] ?? 'computerScience';
}

/** A sample with the language, template and style of the résumé that it fills, and its own basics. */
async function fillWithSample(current: ResumeDocument, name: SampleName): Promise<ResumeDocument> {
  const { SAMPLES } = await import('@qicheng/resume/samples');
  const sample = SAMPLES[name]();
  const { lang, templateCode, style } = current.meta;
  return {
    ...sample,
    basics: { ...sample.basics, ...current.basics },
    meta: { ...sample.meta, lang, templateCode, style },
    x: { ...sample.x, [SAMPLE_MARK]: true },
  };
}

/** Above the form of a sample: says plainly that it is one. */
export function SampleNote() {
  const editor = useEditor();
  const holdsSample = useDocument(isSample);
  const unmark = () =>
    editor.edit((document) => {
      if (document.x) delete document.x[SAMPLE_MARK];
    });
  if (!holdsSample) return null;
  return (
    <div className={styles.sampleNote} role="note">
      <Icon name="info" size={18} />
      <p>这里是示例内容，人物和经历均为虚构。请逐项换成自己的真实经历。</p>
      <Button tone="quiet" onClick={unmark}>
        已全部替换
      </Button>
    </div>
  );
}

/**
 * Under the title of the first section while the others are empty: other ways to start, such as a sample for
 * the template's occupation.
 */
export function FirstSteps() {
  const editor = useEditor();
  const isOffered = useDocument(hasOnlyBasics);
  const isFirst = useView(({ section }) => section === BASICS);
  const language = useDocument(({ meta }) => meta.lang);
  const [isBusy, setBusy] = useState(false);
  const fill = async (chosen?: SampleName) => {
    setBusy(true);
    const { title, document } = editor.getContent();
    const name = chosen ?? fittingSample(document.meta);
    editor.replace({ title, document: await fillWithSample(document, name) });
    setBusy(false);
  };
  if (!isOffered || !isFirst) return null;
  return (
    <div className={styles.firstSteps}>
      <span>也可以</span>
      <button type="button" className={styles.firstStep} onClick={() => openImportDialog()}>
        导入已有简历
      </button>
      <button type="button" className={styles.firstStep} disabled={isBusy} onClick={() => void fill()}>
        用示例内容填充
      </button>
      <Menu
        trigger="其他职业的示例"
        buttonClassName={styles.firstStep}
        align="start"
        items={sampleChoices(language).map((name) => ({
          key: name,
          label: SAMPLE_OCCUPATIONS[name].name,
          onSelect: () => void fill(name),
        }))}
      />
    </div>
  );
}
