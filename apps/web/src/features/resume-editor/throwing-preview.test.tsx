import { getResume } from '@qicheng/contract/resume/resume.contract';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { EditorPage } from './editor-page.js';

jest.mock('@qicheng/templates/preview', () => ({
  loadDesign: () => Promise.resolve(),
  ResumePreview: ({ document }: { document: ResumeDocument }) => {
    if (document.basics.name?.zh === '出错') throw new Error('cannot render');
    return <p>纸面</p>;
  },
}));

const ID = '0190a7e2-5b1c-7c3d-9e4f-000000000001';
const RECORD = {
  id: ID,
  title: '我的简历',
  templateCode: 'tem0001',
  language: 'zh',
  version: 3,
  updatedAt: new Date(),
  baseId: null,
  variantTarget: null,
};
const { addEventListener } = EventTarget.prototype;

/** AbortController is Node's, and jsdom accepts only its own signals. */
function addWithoutSignal(
  this: EventTarget,
  ...[type, listener, options]: Parameters<typeof addEventListener>
) {
  const withoutSignal = typeof options === 'object' ? { ...options, signal: undefined } : options;
  addEventListener.call(this, type, listener, withoutSignal);
}

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useSession.setState({ user: sampleUser, isMember: true });
  jest.spyOn(console, 'error').mockImplementation();
  Element.prototype.scrollIntoView = jest.fn();
  for (const target of [window, EventTarget.prototype]) {
    jest.spyOn(target, 'addEventListener').mockImplementation(addWithoutSignal);
  }
});
afterEach(() => {
  server.close();
  useSession.setState({ user: null, isMember: false });
  jest.restoreAllMocks();
});

it('a preview that throws does not affect the form, and recovers with the next edit', async () => {
  const document = { ...emptyDocument(), basics: { name: { zh: '林知远' } } };
  server.answer(getResume, { data: { ...RECORD, document } });
  const router = createMemoryRouter(
    [{ path: '/resume/edit', element: <EditorPage renderExport={() => null} wall={null} /> }],
    { initialEntries: [`/resume/edit?id=${ID}`] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const retypeName = async (text: string) => {
    const box = await screen.findByLabelText('中文姓名');
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
  };
  expect(await screen.findByText('纸面')).not.toBeNull();
  await retypeName('出错');
  expect((await screen.findByRole('alert')).textContent).toContain('预览暂时无法显示');
  await retypeName('林知远');
  expect(await screen.findByText('纸面')).not.toBeNull();
  expect(screen.queryByText('预览暂时无法显示')).toBeNull();
});
