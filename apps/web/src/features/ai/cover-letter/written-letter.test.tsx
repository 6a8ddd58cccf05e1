import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LetterResult, WrittenLetter } from '@qicheng/analysis/cover-letter';
import { startReportExport } from '@qicheng/contract/report-export/report-export.contract';
import { MemoryRouter } from 'react-router-dom';
import { RUN_ID } from '#src/testing/ai-run.js';
import { stubServer } from '#src/testing/stub-server.js';
import { DataScope } from '#src/app/data-scope.jsx';
import type { RunOf } from '../kit/ai-service.js';
import { WrittenLetterView } from './written-letter.js';

const written: WrittenLetter = {
  salutation: '尊敬的招聘负责人：',
  paragraphs: [{ role: 'match', text: '【待补充：一段经历】我应聘护士。', atoms: [] }],
  courtesy: ['此致', '敬礼！'],
  signature: ['沈一诺'],
  text: '尊敬的招聘负责人：\n\n【待补充：一段经历】我应聘护士。\n\n此致\n敬礼！\n\n沈一诺',
  length: 18,
  needsFact: ['一段经历'],
};
const run = { runId: 'r1', resumeId: null, engine: 'rules' } as unknown as RunOf<LetterResult>;

it('has one set of exports, and its PDF prints the letter as it was changed', async () => {
  const server = stubServer();
  server.answer(startReportExport, {
    data: {
      exportId: RUN_ID,
      runId: RUN_ID,
      format: 'pdf',
      status: 'failed',
      failure: '文件生成失败',
      file: null,
    },
  });
  render(
    <MemoryRouter>
      <DataScope>
        <WrittenLetterView
          run={{ ...run, runId: RUN_ID }}
          written={written}
          fileName="求职信"
          isRewritten={false}
        />
      </DataScope>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['修改', '复制全文', '导出 PDF', '导出 Word', '打印'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '修改' }));
  const field = screen.getByLabelText('求职信全文');
  await userEvent.clear(field);
  await userEvent.type(field, '尊敬的护士长：{enter}我应聘护士。');
  await userEvent.click(screen.getByRole('button', { name: '导出 PDF' }));
  expect((await screen.findByRole('alert')).textContent).toContain('文件生成失败');
  expect(server.callsTo(startReportExport).map(({ body }) => body)).toEqual([
    { runId: RUN_ID, format: 'pdf', letter: '尊敬的护士长：\n我应聘护士。' },
  ]);
  server.close();
});

it('is changed in place; what is still missing and the way back are shown', async () => {
  render(
    <MemoryRouter>
      <DataScope>
        <WrittenLetterView run={run} written={written} fileName="求职信" isRewritten={false} />
      </DataScope>
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('使用前需要您补充：一段经历');
  await userEvent.click(screen.getByRole('button', { name: '修改' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('求职信全文');
  expect(field.value).toBe(written.text);
  await userEvent.clear(field);
  await userEvent.type(field, '尊敬的护士长：{enter}我在急诊科轮转过两个月。');
  await userEvent.click(screen.getByRole('button', { name: '改好了' }));
  expect(screen.getByText('我在急诊科轮转过两个月。').closest('p')?.dataset.indent).toBe('true');
  expect(screen.queryByText(/使用前需要您补充/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '恢复原文' }));
  expect(screen.getByText('我应聘护士。', { exact: false }).isConnected).toBe(true);
});
