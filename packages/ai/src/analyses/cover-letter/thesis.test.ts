import { letterInput } from '@qicheng/analysis/cover-letter';
import { written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

const letterOf = (position: string): string => {
  const document = written({
    school: ['江州海洋大学', '水产养殖', '2024.09-2027.06'],
    internships: [
      ['东湾水产有限公司', '实习生', '2026.07-2026.09', '检测水质12项，记录每日投喂量，饵料系数由1.6降到1.4'],
    ],
  });
  const [studies] = document.education;
  if (studies === undefined) throw new Error('no education');
  studies.highlights = [
    '硕士课题：低盐胁迫下对虾幼体的存活与投喂策略',
    '做法：设5个盐度梯度，共完成养殖试验36组，记录存活率。',
  ].map((text, at) => ({ id: `h${at}`, kind: 'paragraph' as const, zh: [{ text }] }));
  const { written: letter } = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: '远洋种业有限公司', position, jd: '', letter: '', addressee: '' },
      resume: { title: '简历', language: 'zh', document },
    }),
  );
  return letter?.text ?? '';
};

describe('the thesis of a graduate', () => {
  it('is told like work where the post is about the same', () => {
    expect(letterOf('对虾育苗技术员')).toContain(
      '我的硕士课题是“低盐胁迫下对虾幼体的存活与投喂策略”，共完成养殖试验36组。',
    );
  });

  it('is left out of a letter for something else', () => {
    expect(letterOf('门店收银员')).not.toContain('硕士课题');
  });
});
