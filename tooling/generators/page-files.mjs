import { kebab, pascal } from './names.mjs';

/** @typedef {{ name: string, path: string, title: string }} PageFacts */

/** @param {PageFacts} facts */
export const pageFile = ({
  name,
  title,
}) => `import { ${pascal(name)}View } from '#src/features/${kebab(name)}/${kebab(name)}-view.jsx';
import { DataScope } from '../data-scope.js';

/** ${title}. */
export const Component = () => (
  <DataScope>
    <${pascal(name)}View />
  </DataScope>
);
`;

/** @param {PageFacts} facts */
export const queriesFile = ({
  name,
}) => `import { listHelpCategories } from '@qicheng/contract/content/index';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/lib/api.js';

/** The content of the page. */
export const ${name}Query = queryOptions({
  queryKey: ['${name}'],
  queryFn: async ({ signal }) => (await call(listHelpCategories, {}, { signal })).list,
});
`;

/** @param {PageFacts} facts */
export const viewFile = ({ name, title }) => `import { Button } from '@qicheng/ui/button';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';
import { ${name}Query } from './${kebab(name)}-queries.js';
import styles from './${kebab(name)}.module.css';

function Content() {
  const { data, isError, refetch } = useQuery(${name}Query);
  if (isError)
    return (
      <ErrorState
        title="${title}没有打开"
        action={
          <Button icon="refresh" onClick={() => void refetch()}>
            再试一次
          </Button>
        }
      >
        请检查网络后再试。
      </ErrorState>
    );
  if (!data)
    return (
      <div role="status" aria-busy="true">
        <span className="visually-hidden">正在打开</span>
        <Skeleton height="12rem" />
      </div>
    );
  if (data.length === 0)
    return (
      <Empty title="还没有内容" action={<ButtonLink to={paths.home.href()}>回到首页</ButtonLink>}>
        内容还在准备，请过几天再来看。
      </Empty>
    );
  return (
    <ul className={styles.list}>
      {data.map(({ name, count }) => (
        <li key={name} className={styles.row}>
          <span>{name}</span>
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** ${title}: its heading is shown at once, its content when loaded. */
export const ${pascal(name)}View = () => (
  <div className={styles.page}>
    <h1 className={styles.title}>${title}</h1>
    <Content />
  </div>
);
`;

export const styleFile = () => `.page {
  width: min(100% - 2 * var(--space-24), 60rem);
  margin: 0 auto;
  padding: var(--space-48) 0 var(--space-72);
}
.title {
  margin-bottom: var(--space-24);
  font-size: var(--text-28);
}
.list {
  border-top: 1px solid var(--line);
}
.row {
  display: flex;
  justify-content: space-between;
  gap: var(--space-16);
  padding: var(--space-12) 0;
  border-bottom: 1px solid var(--line);
}
.count {
  color: var(--ink-soft);
}
`;

/** @param {PageFacts} facts */
export const pageTestFile = ({
  name,
  title,
}) => `import { listHelpCategories } from '@qicheng/contract/content/index';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { listedPages } from '#src/config/listed-pages.js';
import { paths } from '#src/config/paths.js';
import { queryClient } from '#src/lib/query-client.js';
import { stubServer } from '#src/testing/stub-server.js';
import { routes } from '../routes.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  queryClient.clear();
});
afterEach(() => server.close());

/** Renders the page at its URL through the site routes. */
const show = () => {
  const pages = routes.flatMap((route) => route.children ?? []).flatMap((route) => route.children ?? []);
  const router = createMemoryRouter(pages, { initialEntries: [paths.${name}.href()] });
  return render(<RouterProvider router={router} />);
};

describe('the page ${title}', () => {
  it('shows a loading state, then its list, without accessibility violations', async () => {
    let answer = (_list: object) => {};
    server.answer(listHelpCategories, () => new Promise((resolve) => (answer = (data) => resolve({ data }))));
    const { container } = show();
    expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('正在打开');
    answer({ list: [{ name: '账号', count: 2 }], total: 1 });
    expect((await screen.findByRole('listitem')).textContent).toBe('账号2');
    expect(await axe(container)).toHaveProperty('violations', []);
  });

  it('shows an empty state', async () => {
    server.answer(listHelpCategories, { data: { list: [], total: 0 } });
    const { container } = show();
    expect(await screen.findByRole('heading', { name: '还没有内容' })).toBeTruthy();
    expect(await axe(container)).toHaveProperty('violations', []);
  });

  it('reports a loading failure, and retries', async () => {
    server.answer(listHelpCategories, { status: 400, msg: '读取失败' });
    const { container } = show();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await axe(container)).toHaveProperty('violations', []);
    server.answer(listHelpCategories, { data: { list: [{ name: '账号', count: 2 }], total: 1 } });
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect(await screen.findByText('账号')).toBeTruthy();
  });

  it('is listed for search engines', () => {
    expect(listedPages.fixed).toContain(paths.${name}.path);
  });
});
`;

/** @param {PageFacts} facts */
export const routeEntry = ({ name, title }) => `publicPage({
    path: paths.${name}.path,
    title: '${title} · 启程',
    description: '${title}：在启程查看${title}。',
    source: 'src/app/pages/${kebab(name)}-page.tsx',
    load: () => import('./pages/${kebab(name)}-page.js'),
  })`;
