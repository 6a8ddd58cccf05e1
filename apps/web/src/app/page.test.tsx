import { loadedPage, type PageHandle, wordsOf } from './page.js';

interface Course {
  name: string;
}

async function handleOf(): Promise<PageHandle> {
  const route = loadedPage({
    path: '/course',
    title: '课程',
    source: 'course.tsx',
    load: async () => ({
      Component: () => null,
      load: async () => null,
      describe: (_query: URLSearchParams, course: Course | null) => ({
        title: course === null ? '没有找到' : course.name,
      }),
    }),
  });
  const { handle } = await (route.lazy as () => Promise<{ handle: PageHandle }>)();
  return handle;
}

describe('the title of a page of server data', () => {
  it.each([
    ['names what was loaded', { name: '面试入门' }, '面试入门'],
    ['says that nothing was found', null, '没有找到'],
    ['is its own if loading failed', undefined, '课程'],
  ])('%s', async (_case, data, title) => {
    expect(wordsOf(await handleOf(), new URLSearchParams(), data).title).toBe(title);
  });
});
