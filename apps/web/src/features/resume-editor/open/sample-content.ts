import type { Language, ResumeDocument } from '@qicheng/resume/document';
import type { SampleName } from '@qicheng/resume/samples';
import { findTemplate } from '@qicheng/templates/catalog';

/** Kept in the document's open part, so that another visit still knows it and saving needs nothing new. */
export const SAMPLE_MARK = 'sampleContent';

interface SampleOccupation {
  readonly name: string;
  /** The words of the catalog's occupations that this sample stands for. */
  readonly suits: readonly string[];
  /** The languages in which it is written. */
  readonly languages: readonly Language[];
}

export const SAMPLE_OCCUPATIONS: Readonly<Record<SampleName, SampleOccupation>> = {
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
};

/** The samples that are written in a language. */
export const sampleChoices = (language: Language): SampleName[] =>
  (Object.keys(SAMPLE_OCCUPATIONS) as SampleName[]).filter((name) =>
    SAMPLE_OCCUPATIONS[name].languages.includes(language),
  );

/** The sample of the first occupation that the template suits, in the language of the résumé. */
export function fittingSample({ lang, templateCode }: ResumeDocument['meta']): SampleName {
  const occupations = findTemplate(templateCode)?.occupations ?? [];
  const fits = occupations.flatMap((occupation) =>
    sampleChoices(lang).filter((name) => SAMPLE_OCCUPATIONS[name].suits.includes(occupation)),
  );
  return fits[0] ?? 'computerScience';
}

/** A sample in the language, on the template and in the style of the résumé that it fills. */
export async function fillWithSample(current: ResumeDocument, name: SampleName): Promise<ResumeDocument> {
  const { SAMPLES } = await import('@qicheng/resume/samples');
  const sample = SAMPLES[name]();
  const { lang, templateCode, style } = current.meta;
  return {
    ...sample,
    meta: { ...sample.meta, lang, templateCode, style },
    x: { ...sample.x, [SAMPLE_MARK]: true },
  };
}
