import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { DataScope } from '../../../app/data-scope.js';
import { stubServer } from '../../../testing/stub-server.js';
import { LetterForm } from './letter-form.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
});
afterEach(() => server.close());

it('asks for an employer or a posting before a letter is written', async () => {
  const onAsk = jest.fn();
  render(
    <MemoryRouter initialEntries={['/ai/letterAiAnalyse?id=0190a7e2-5b1c-7c3d-9e4f-000000000001']}>
      <DataScope>
        <LetterForm isBusy={false} problem={null} onAsk={onAsk} />
      </DataScope>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('用简历生成一封'));
  const write = () => userEvent.click(screen.getByRole('button', { name: '生成求职信' }));
  await write();
  expect(screen.getByText('请填写投递单位，或粘贴职位描述').isConnected).toBe(true);
  expect(onAsk).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('投递单位'), '示例科技有限公司');
  await write();
  expect(onAsk).toHaveBeenCalledWith(expect.objectContaining({ company: '示例科技有限公司' }));
});
