import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import {
  countResumeAnalyses,
  listAnalysableResumes,
  listResumeAnalyses,
  listResumeModules,
  startResumeAnalysis,
  startResumeReference,
} from '@qicheng/contract/analysis/resume-analysis.contract';
import { getRun, getRunReference, getRunRescore, rescoreRun } from '@qicheng/contract/analysis/runs.contract';
import { getResume, saveResume } from '@qicheng/contract/resume/resume.contract';
import { moduleChoices } from '@qicheng/analysis/resume-modules';
import { emptyDocument } from '@qicheng/resume/defaults';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { useSession } from '#src/lib/session.js';
import { finishedRun, RUN_ID } from '#src/testing/ai-run.js';
import { sampleResumeAnalysis } from '#src/testing/sample-resume-analysis.js';
import { stubServer } from '#src/testing/stub-server.js';
import { ResumeAnalysisPage } from '#src/app/pages/resume-analysis-page.jsx';

jest.mock('./annotated-paper.js', () => ({ AnnotatedPaper: () => <p>纸面</p> }));

const resumeId = '01939b3c-0000-7000-8000-0000000000b1';
const document = {
  ...emptyDocument(),
  work: [
    {
      id: 'w',
      company: { zh: '云帆科枝' },
      highlights: [{ id: 'a', kind: 'bullet' as const, zh: [{ text: '负责用户运营' }] }],
    },
  ],
};
const done = finishedRun(sampleResumeAnalysis, {
  service: 'resumeAnalysis',
  resumeId,
  score: 71,
  title: '运营简历',
  input: { resume: { resumeId, version: 1, title: '运营简历', language: 'zh', document }, month: '2026-11' },
});
const record = {
  id: resumeId,
  title: '运营简历',
  templateCode: 'tem0001',
  language: 'zh',
  version: 3,
  updatedAt: new Date(2026, 10, 20),
  baseId: null,
  variantTarget: null,
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  jest.useFakeTimers();
  server = stubServer();
  useSession.setState({ isMember: true, user: null });
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  server.answer(setAiTips, { data: { isShown: false } });
  server.answer(listResumeAnalyses, { data: { list: [], total: 0 } });
  server.answer(countResumeAnalyses, { data: { total: 2, cost: 1, count: 7, isUnlimited: false } });
  server.answer(listResumeModules, {
    data: { stage: '校招', languages: [], list: moduleChoices('校招', document) },
  });
  server.answer(getRunReference, { data: { run: null } });
  server.answer(getRunRescore, { data: { run: null } });
  server.answer(listAnalysableResumes, {
    data: {
      total: 1,
      list: [{ resumeId, title: '运营简历', language: 'zh', updatedAt: new Date(2026, 10, 20), last: null }],
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  server.close();
  useSession.setState({ isMember: false, user: null });
});

const pass = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(query = '') {
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/ai/aiAnalyse${query}`]}>
        <ResumeAnalysisPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  // The reference answer is requested once the result is shown.
  for (let turn = 0; turn < 4; turn += 1) await pass(20);
  return view;
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass();
};

describe('résumé analysis page', () => {
  it('asks for a résumé with the exact text of the specification, and sends nothing without one', async () => {
    server.answer(listAnalysableResumes, { data: { total: 0, list: [] } });
    const { container } = await open();
    await press('开始分析');
    expect(screen.getByText('请选择简历或上传简历')).not.toBeNull();
    expect(server.callsTo(startResumeAnalysis)).toHaveLength(0);
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('analyses the résumé in the address with the chosen sections and target', async () => {
    server.answer(startResumeAnalysis, { data: done });
    await open(`?id=${resumeId}`);
    expect(screen.getByText('这份简历分析过 2 次')).not.toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /自我评价/ }));
    fireEvent.change(screen.getByLabelText('目标岗位'), { target: { value: '用户运营' } });
    await press('开始分析');
    const body = server.callsTo(startResumeAnalysis)[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ resumeId, target: { position: '用户运营' } });
    expect(body.modules).not.toContain('selfEvaluation');
    expect(screen.getByText('71', { selector: 'header strong' })).not.toBeNull();
  });

  const bilingual = (missing: number) => ({
    data: {
      stage: '校招' as const,
      languages: [
        { language: 'zh' as const, missing: 0 },
        { language: 'en' as const, missing },
      ],
      list: moduleChoices('校招', document),
    },
  });

  it('asks which language of a résumé in two to analyse, and preselects the complete one', async () => {
    server.answer(listResumeModules, bilingual(19));
    server.answer(startResumeAnalysis, { data: done });
    await open(`?id=${resumeId}`);
    const zh = screen.getByRole<HTMLInputElement>('radio', { name: '中文版' });
    expect(zh.checked).toBe(true);
    await press('开始分析');
    const english = screen.getByRole('radio', { name: '英文版 19 处还没有英文', hidden: true });
    fireEvent.click(english);
    expect(server.callsTo(startResumeAnalysis)[0]?.body).toMatchObject({ language: 'zh' });
  });

  it('sends the chosen language and the shown stage, and nothing of a language for one', async () => {
    server.answer(listResumeModules, bilingual(0));
    server.answer(startResumeAnalysis, { data: done });
    await open(`?id=${resumeId}`);
    fireEvent.click(screen.getByRole('radio', { name: '英文版' }));
    await press('开始分析');
    expect(server.callsTo(startResumeAnalysis)[0]?.body).toMatchObject({
      language: 'en',
      target: { stage: '校招' },
    });
  });

  it('names the version in the head of a result, and asks again in its language', async () => {
    server.answer(listResumeModules, bilingual(19));
    const { resume } = done.input as { resume: object };
    const english = { ...document, meta: { ...document.meta, lang: 'en' } };
    const input = { ...(done.input as object), resume: { ...resume, language: 'en', document: english } };
    server.answer(getRun, { data: { ...done, input, language: 'en' } });
    await open(`?run=${RUN_ID}`);
    expect(screen.getByText('英文版', { selector: 'header span' })).not.toBeNull();
    await press('重新分析');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^英文版/ }).checked).toBe(true);
  });

  it('asks a stored result again with its own target and résumé', async () => {
    const input = { ...(done.input as object), target: { position: '药剂师', stage: '社招' }, modules: [] };
    server.answer(getRun, { data: { ...done, input } });
    await open(`?run=${RUN_ID}`);
    await press('重新分析');
    expect(screen.getByLabelText<HTMLInputElement>(/^目标岗位/).value).toBe('药剂师');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '社招' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^运营简历/ }).checked).toBe(true);
  });

  it('shows the reasons of a score with their quotation, which links to its field', async () => {
    server.answer(getRun, { data: done });
    const { container } = await open(`?run=${RUN_ID}`);
    fireEvent.click(screen.getByRole('tab', { name: '依据' }));
    fireEvent.click(screen.getByText('成果量化', { selector: 'summary span' }));
    expect(screen.getByText('成果量化的理由')).not.toBeNull();
    const [link] = screen.getAllByRole('link', { name: '定位' });
    expect(link?.getAttribute('href')).toContain(
      `/resume/edit?id=${resumeId}#at=%2Fwork%2F0%2Fhighlights%2F0&of=a`,
    );
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });

  const better = { ...sampleResumeAnalysis, overall: { score: 76, band: '良好' as const, confidence: 1 } };
  const corrected = { ...document, work: [{ ...document.work[0]!, company: { zh: '云帆科技' } }] };
  const rescored = finishedRun(
    { ...better, findings: better.findings.slice(0, 1), suggestions: ['f1'] },
    {
      service: 'resumeAnalysis',
      step: 'rescore',
      parentId: RUN_ID,
      resumeId,
      score: 76,
      input: {
        resume: { resumeId, version: 4, title: '运营简历', language: 'zh', document: corrected },
        month: '2026-11',
      },
    },
  );
  const withTarget = {
    ...sampleResumeAnalysis,
    findings: sampleResumeAnalysis.findings.map((each) =>
      each.id === 'f1' ? { ...each, targetId: 'a' } : each,
    ),
  };

  it('applies a correction to the current résumé, and the rules update the score', async () => {
    server.answer(getRun, { data: done });
    server.answer(getResume, { data: { ...record, document } });
    server.answer(saveResume, { data: { ...record, version: 4 } });
    server.answer(rescoreRun, { data: rescored });
    await open(`?run=${RUN_ID}`);
    await press(/尽快修改 公司名有错字/);
    await press('应用：公司名有错字');
    await pass();
    const [sent] = server.callsTo(saveResume).map(({ body }) => body as Record<string, string>);
    expect(sent?.version).toBe('3');
    expect(JSON.parse(sent?.document ?? '{}')).toMatchObject({ work: [{ company: { zh: '云帆科技' } }] });
    await pass();
    expect(server.callsTo(rescoreRun)).toHaveLength(1);
    expect(screen.getByText('76', { selector: 'header strong' })).not.toBeNull();
    expect(screen.getByText(/分析时 71 分，改动后 76 分/)).not.toBeNull();
    expect(screen.queryByRole('button', { name: /公司名有错字/ })).toBeNull();
  });

  const applyTypo = async () => {
    await press(/尽快修改 公司名有错字/);
    screen.getByRole('button', { name: '应用：公司名有错字' }).focus();
    await press('应用：公司名有错字');
    await pass();
  };

  it('keeps the focus beside a change, and undoes it once however often that is clicked', async () => {
    server.answer(getRun, { data: done });
    server.answer(getResume, { data: { ...record, document } });
    server.answer(saveResume, { data: { ...record, version: 4 } });
    server.answer(rescoreRun, { data: rescored });
    await open(`?run=${RUN_ID}`);
    await applyTypo();
    const undo = screen.getByRole('button', { name: '撤销' });
    expect(globalThis.document.activeElement).toBe(undo);
    server.answer(rescoreRun, { data: done });
    fireEvent.click(undo);
    fireEvent.click(undo);
    await pass();
    await pass();
    expect(server.callsTo(saveResume)).toHaveLength(2);
    expect(globalThis.document.activeElement).toBe(screen.getByRole('list', { name: '修改建议' }));
  });

  it('offers a change again if a later scoring still asks for it', async () => {
    server.answer(getRun, { data: done });
    server.answer(getResume, { data: { ...record, document } });
    server.answer(saveResume, { data: { ...record, version: 4 } });
    const same = finishedRun(better, { ...rescored, result: better });
    server.answer(rescoreRun, { data: same });
    await open(`?run=${RUN_ID}`);
    await applyTypo();
    await pass();
    expect(screen.getByText('76', { selector: 'header strong' })).not.toBeNull();
    expect(screen.queryByText('已应用')).toBeNull();
    expect(screen.getByRole('button', { name: '应用：公司名有错字' })).not.toBeNull();
  });

  it('keeps the newest scoring when an older one is answered later', async () => {
    server.answer(getRun, { data: done });
    server.answer(getResume, { data: { ...record, document } });
    server.answer(saveResume, { data: { ...record, version: 4 } });
    let answerLate: (answer: { data: unknown }) => void = () => {};
    server.answer(rescoreRun, () => new Promise((answer) => (answerLate = answer)));
    await open(`?run=${RUN_ID}`);
    await applyTypo();
    server.answer(rescoreRun, { data: done });
    await press('撤销');
    await pass();
    await pass();
    expect(screen.getByText(/改动后 71 分/)).not.toBeNull();
    answerLate({ data: rescored });
    await pass();
    await pass();
    expect(screen.getByText(/改动后 71 分/)).not.toBeNull();
  });

  it('puts the list before the pages if there is no room beside them, for the keyboard too', async () => {
    const original = window.matchMedia;
    window.matchMedia = (query) => ({ ...original(query), matches: query === '(max-width: 999px)' });
    server.answer(getRun, { data: done });
    await open(`?run=${RUN_ID}`);
    window.matchMedia = original;
    const [list, paper] = [screen.getByRole('list', { name: '修改建议' }), screen.getByText('纸面')];
    expect(list.compareDocumentPosition(paper)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that the change is kept if the score could not be updated', async () => {
    server.answer(getRun, { data: done });
    server.answer(getResume, { data: { ...record, document } });
    server.answer(saveResume, { data: { ...record, version: 4 } });
    server.answer(rescoreRun, { status: 503, code: 0, msg: '忙' });
    await open(`?run=${RUN_ID}`);
    await press(/尽快修改 公司名有错字/);
    await press('应用：公司名有错字');
    await pass();
    await pass();
    expect(screen.getByText(/修改已经存进简历，分数还没有更新/)).not.toBeNull();
    expect(screen.getByText('71', { selector: 'header strong' })).not.toBeNull();
  });

  it('shows the latest scoring when the page is reopened', async () => {
    server.answer(getRun, { data: done });
    server.answer(getRunRescore, { data: { run: rescored } });
    await open(`?run=${RUN_ID}`);
    expect(screen.getByText('76', { selector: 'header strong' })).not.toBeNull();
  });

  it('requires the user to fill in the facts before a text can be applied', async () => {
    server.answer(getRun, { data: finishedRun(withTarget, { ...done, result: withTarget }) });
    await open(`?run=${RUN_ID}`);
    await press(/建议修改 只有职责，没有结果/);
    const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: '应用：只有职责，没有结果' });
    expect(apply().disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('建议（可以直接改）'), {
      target: { value: '运营 3 个社群，活跃用户增至 2100' },
    });
    expect(apply().disabled).toBe(false);
  });

  it('leaves text that has changed since', async () => {
    server.answer(getRun, { data: done });
    const changed = { ...document, work: [{ id: 'w', company: { zh: '远山科技' } }] };
    server.answer(getResume, { data: { ...record, document: changed } });
    await open(`?run=${RUN_ID}`);
    await press(/尽快修改 公司名有错字/);
    await press('应用：公司名有错字');
    await pass();
    expect(server.callsTo(saveResume)).toHaveLength(0);
    expect(screen.queryByText('已应用')).toBeNull();
  });

  it('links from its head to the editor, and shows each suggestion once, with its severity in words', async () => {
    server.answer(getRun, { data: done });
    await open(`?run=${RUN_ID}`);
    const edit = screen.getByRole('link', { name: '去修改简历' });
    expect(edit.getAttribute('href')).toBe(`/resume/edit?id=${resumeId}`);
    expect(screen.getByRole('tab', { name: /^修改建议 \d+$/ }).getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByText('公司名有错字')).toHaveLength(1);
    expect(screen.getByText('尽快修改')).not.toBeNull();
  });

  it('charges the reference answer only after confirmation', async () => {
    server.answer(getRun, { data: done });
    const reference = { rewrites: [], kept: 3, notes: [] };
    server.answer(startResumeReference, {
      data: finishedRun(reference, { service: 'resumeAnalysis', step: 'reference', parentId: RUN_ID }),
    });
    await open(`?run=${RUN_ID}`);
    fireEvent.click(screen.getByRole('tab', { name: '详情' }));
    await pass();
    await press('生成参考答案（消耗 1 次）');
    expect(server.callsTo(startResumeReference)).toHaveLength(0);
    const question = screen.getByRole('alertdialog', { name: '生成参考答案？' });
    fireEvent.click(within(question).getByRole('button', { name: '生成' }));
    await pass();
    expect(server.callsTo(startResumeReference)).toHaveLength(1);
    expect(screen.getByText(/3 条经历描述都没有改写/)).not.toBeNull();
  });
});
