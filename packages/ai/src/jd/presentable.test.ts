import { written } from '#test/resume-analysis/written-resume.js';
import { proofPoints } from './proof-points.js';
import { readResume } from './read-resume.js';
import { sentenceAbout } from './statement-sentences.js';

const sentence = (line: string): string[] => {
  const document = written({ internships: [['江城路桥公司', '', '2026.07-2026.08', line]] });
  return proofPoints(readResume(document), []).map((point) => sentenceAbout(point));
};

it.each([
  [
    '在安徽黄山，跟着测量组放样，每天复核 20 个点',
    '我在江城路桥公司实习期间，在安徽黄山，跟着测量组放样，每天复核 20 个点。',
  ],
  ['在试验室，每天测坍落度 6 次，做试块', '我在江城路桥公司试验室，每天测坍落度 6 次，做试块。'],
  ['还参与过两次混凝土浇筑旁站', '我在江城路桥公司参与过两次混凝土浇筑旁站。'],
])('%s', (line, text) => expect(sentence(line)).toEqual([text]));

it('组织 is an action', () =>
  expect(sentence('组织亲子活动每学期 3 次，平均 16 组家庭')).toEqual([
    '我在江城路桥公司组织亲子活动每学期 3 次，平均 16 组家庭。',
  ]));

it('what others said is not an action', () => expect(sentence('师傅说我资料写得很整齐')).toEqual([]));
