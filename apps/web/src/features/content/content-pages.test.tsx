import {
  countDocumentDownload,
  countDocumentView,
  downloadDocument,
  getCourse,
  getDocument,
  keepCoursePlace,
  listDocumentCategories,
  listDocuments,
  listDocumentTopics,
} from '@qicheng/contract/content/index';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { routes } from '#src/app/routes.jsx';
import { useSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';

const ID = '00000000-0000-7000-8000-000000000001';
const entry = {
  id: ID,
  slug: 'cover-letter',
  title: '求职信范文',
  summary: '应届生求职信',
  category: '求职信',
  topic: '校招',
  tags: ['应届'],
  image: '',
  source: '启程',
  isHot: true,
  views: 3,
  downloads: 1,
  publishedAt: new Date('2026-11-01T00:00:00Z'),
  updatedAt: new Date('2026-11-02T00:00:00Z'),
};
const detail = {
  ...entry,
  html: '<h2>开头</h2>',
  related: [{ ...entry, id: ID.replace(/1$/, '2'), title: '感谢信' }],
};

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useSession.setState({ isMember: false, user: null });
});
afterEach(() => server.close());

/** The pages inside the shell, with the site's loaders. */
const show = (address: string) => {
  const pages = routes.flatMap((route) => route.children ?? []).flatMap((route) => route.children ?? []);
  return render(<RouterProvider router={createMemoryRouter(pages, { initialEntries: [address] })} />);
};

describe('job documents', () => {
  it('are searched and filtered by their address', async () => {
    server.answer(listDocuments, { data: { list: [entry], total: 1 } });
    server.answer(listDocumentCategories, { data: { list: [{ name: '求职信', count: 1 }], total: 1 } });
    server.answer(listDocumentTopics, { data: { list: [], total: 0 } });
    const { container } = show('/index/Templatepage?keyword=求职&category=求职信');
    const link = await screen.findByRole('link', { name: /^求职\s*信范文$/ });
    expect(link.getAttribute('href')).toBe(`/index/Templatepage?id=${ID}`);
    expect(server.callsTo(listDocuments)[0]?.body).toMatchObject({ keyword: '求职', category: '求职信' });
    expect(screen.getAllByText('求职', { selector: 'mark' }).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: /^求职信\s*1$/ }).getAttribute('aria-current')).toBe('true');
    // Figures this small are not shown.
    expect(screen.queryByText(/次阅读|次下载/)).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '感谢{Enter}');
    await waitFor(() =>
      expect(server.callsTo(listDocuments).at(-1)?.body).toMatchObject({ keyword: '感谢' }),
    );
    expect(await axe(container)).toHaveProperty('violations', []);
  });

  it.each([
    [{ isHot: true, views: 0, downloads: 0 }, 0],
    [{ isHot: true, views: 15, downloads: 4 }, 0],
    [{ isHot: true, views: 15, downloads: 5 }, 1],
    [{ isHot: false, views: 900, downloads: 5 }, 0],
  ])('are marked popular only with enough readers: %j', async (numbers, marks) => {
    server.answer(listDocuments, { data: { list: [{ ...entry, ...numbers }], total: 1 } });
    server.answer(listDocumentCategories, { data: { list: [], total: 0 } });
    show('/index/Templatepage');
    await screen.findByRole('link', { name: '求职信范文' });
    expect(screen.queryAllByText('热门')).toHaveLength(marks);
  });

  it('are downloaded as a Word file, and counted', async () => {
    server.answer(getDocument, { data: detail });
    server.answer(countDocumentView, { data: { views: 4 } });
    server.answer(countDocumentDownload, { data: { downloads: 2 } });
    server.answer(downloadDocument, { fileName: '求职信范文.docx' });
    show(`/index/Templatepage?id=${ID}`);
    await userEvent.click(await screen.findByRole('button', { name: '下载 Word' }));
    await waitFor(() => expect(server.callsTo(countDocumentDownload)[0]?.body).toEqual({ id: ID }));
    expect(server.callsTo(downloadDocument)).toHaveLength(1);
  });

  it('show an empty result with a link back', async () => {
    server.answer(listDocuments, { data: { list: [], total: 0 } });
    server.answer(listDocumentCategories, { data: { list: [], total: 0 } });
    show('/index/Templatepage?keyword=没有的');
    expect((await screen.findByRole('link', { name: '看全部' })).getAttribute('href')).toBe(
      '/index/Templatepage',
    );
  });

  it('count one view per reading, and link to others', async () => {
    server.answer(getDocument, { data: detail });
    server.answer(countDocumentView, { data: { views: 4 } });
    show(`/index/Templatepage?id=${ID}`);
    expect(await screen.findByRole('heading', { name: '开头' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '感谢信' })).toBeTruthy();
    await waitFor(() => expect(server.callsTo(countDocumentView)).toHaveLength(1));
  });

  it('show a not-found page for an unknown id', async () => {
    server.answer(getDocument, { status: 404 });
    show(`/index/Templatepage?id=${ID}`);
    expect(await screen.findByRole('heading', { name: '没有找到这份文档' })).toBeTruthy();
  });
});

describe('a course', () => {
  const course = {
    ...detail,
    title: '一页简历',
    level: '入门',
    chapters: [
      { title: '结构', minutes: 5, html: '<p>先看结构。</p>' },
      { title: '经历', minutes: 9, html: '<p>再写经历。</p>' },
    ],
    progress: null,
  };

  it('stores a member’s chapter and progress', async () => {
    server.answer(getCourse, {
      data: { ...course, progress: { chapter: 2, seconds: 0, done: [], updatedAt: new Date() } },
    });
    server.answer(keepCoursePlace, { data: { chapter: 2, seconds: 0, done: [2], updatedAt: new Date() } });
    useSession.setState({ isMember: true, user: null });
    show(`/index/video?id=${ID}`);
    expect(await screen.findByText('再写经历。')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '这一章学完了' }));
    expect(server.callsTo(keepCoursePlace)[0]?.body).toMatchObject({ id: ID, chapter: 2, is_done: 1 });
    expect(screen.getByText(/已学完/)).toBeTruthy();
  });

  it('is open to a visitor, with a hint about signing in', async () => {
    server.answer(getCourse, { data: course });
    const { container } = show(`/index/video?id=${ID}`);
    await userEvent.click(await screen.findByRole('button', { name: '下一章' }));
    expect(screen.getByText('再写经历。')).toBeTruthy();
    expect(screen.getByText('登录后会记住学到哪一章。')).toBeTruthy();
    expect(server.callsTo(keepCoursePlace)).toHaveLength(0);
    expect(await axe(container)).toHaveProperty('violations', []);
  });
});
