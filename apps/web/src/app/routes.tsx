import { useEffect } from 'react';
import { type LoaderFunction, redirect, type RouteObject, useRouteError } from 'react-router-dom';
import { Button } from '@qicheng/ui/button';
import { ErrorState } from '@qicheng/ui/status';
import { paths } from '#src/config/paths.js';
import { withOriginalQuery } from '#src/config/with-original-query.js';
import { aiPages } from './ai-routes.js';
import { describedPage, linkedPage, loadedPage, privatePage, publicPage } from './page.js';
import { WorkspaceShell, SiteShell } from './shell/shell.js';
import { ButtonLink } from '#src/components/button-link.jsx';
import { ChunkLoadError } from '#src/lib/load-chunk.js';
import { pageFailed } from '#src/lib/page-failure.js';

/** Error page of a route; offers a reload where one can help. */
function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    if (!(error instanceof ChunkLoadError)) pageFailed('crash');
  }, [error]);
  const reload = (
    <>
      <Button tone="primary" icon="refresh" onClick={() => window.location.reload()}>
        重新加载
      </Button>
      <ButtonLink to={paths.home.href()}>回到首页</ButtonLink>
    </>
  );
  if (error instanceof ChunkLoadError) {
    return (
      <ErrorState level={1} title="页面没有加载完整" action={reload}>
        {error.message}。已保存的内容不受影响，重新加载即可继续。
      </ErrorState>
    );
  }
  return (
    <ErrorState level={1} title="页面出错了" action={reload}>
      已保存的简历不受影响。重新加载后仍出错，请稍后再试。
    </ErrorState>
  );
}

const sitePages: RouteObject[] = [
  loadedPage({
    path: paths.home.path,
    title: '启程 · 中文在线简历',
    source: 'src/app/pages/home-page.tsx',
    load: () => import('./pages/home-page.js'),
  }),
  publicPage({
    path: paths.templates.path,
    title: '简历模板 · 启程',
    description: '中文简历模板：每一套都由真实排版程序生成，所见即所得，可调颜色、字体、字号与边距。',
    source: 'src/app/pages/templates-page.tsx',
    load: () => import('./pages/templates-page.js'),
  }),
  describedPage({
    path: paths.templateDetails.path,
    title: '简历模板 · 启程',
    source: 'src/app/pages/template-details-page.tsx',
    load: () => import('./pages/template-details-page.js'),
  }),
  loadedPage({
    path: paths.documents.path,
    title: '求职文档 · 启程',
    source: 'src/app/pages/documents-page.tsx',
    load: () => import('./pages/documents-page.js'),
  }),
  ...[paths.courses, paths.specifiedCourses].map(({ path }) =>
    loadedPage({
      path,
      title: '课程 · 启程',
      source: 'src/app/pages/courses-page.tsx',
      load: () => import('./pages/courses-page.js'),
    }),
  ),
  ...[paths.course, paths.specifiedCourse].map(({ path }) =>
    loadedPage({
      path,
      title: '课程 · 启程',
      source: 'src/app/pages/course-page.tsx',
      load: () => import('./pages/course-page.js'),
    }),
  ),
  loadedPage({
    path: paths.jobs.path,
    title: '职位 · 启程',
    source: 'src/app/pages/jobs-page.tsx',
    load: () => import('./pages/jobs-page.js'),
  }),
  loadedPage({
    path: paths.help.path,
    title: '帮助中心 · 启程',
    source: 'src/app/pages/help-page.tsx',
    load: () => import('./pages/help-page.js'),
  }),
  loadedPage({
    path: paths.legal.path,
    title: '协议与政策 · 启程',
    source: 'src/app/pages/legal-page.tsx',
    load: () => import('./pages/legal-page.js'),
  }),
  loadedPage({
    path: paths.contest.path,
    title: '简历大赛 · 启程',
    source: 'src/app/pages/contest-page.tsx',
    load: () => import('./pages/contest-page.js'),
  }),
  privatePage({
    path: paths.contestVerify.path,
    title: '核验获奖证书 · 启程',
    source: 'src/app/pages/contest-verify-page.tsx',
    load: () => import('./pages/contest-verify-page.js'),
  }),
  privatePage({
    path: paths.signIn.path,
    title: '登录 · 启程',
    source: 'src/app/pages/sign-in-page.tsx',
    load: () => import('./pages/sign-in-page.js'),
  }),
  privatePage({
    path: paths.bindPhone.path,
    title: '绑定手机号 · 启程',
    source: 'src/app/pages/bind-page.tsx',
    load: () => import('./pages/bind-page.js'),
  }),
  privatePage({
    path: paths.personal.path,
    title: '个人中心 · 启程',
    source: 'src/app/pages/personal-page.tsx',
    load: () => import('./pages/personal-page.js'),
  }),
  privatePage({
    path: paths.applications.path,
    title: '求职进展 · 启程',
    source: 'src/app/pages/applications-page.tsx',
    load: () => import('./pages/applications-page.js'),
  }),
  privatePage({
    path: paths.settings.path,
    title: '账号设置 · 启程',
    source: 'src/app/pages/settings-page.tsx',
    load: () => import('./pages/settings-page.js'),
  }),
  loadedPage({
    path: paths.member.path,
    title: '会员 · 启程',
    source: 'src/app/pages/member-page.tsx',
    load: () => import('./pages/member-page.js'),
  }),
  privatePage({
    path: paths.aiCounts.path,
    title: 'AI 次数明细 · 启程',
    source: 'src/app/pages/ai-counts-page.tsx',
    load: () => import('./pages/ai-counts-page.js'),
  }),
  privatePage({
    path: paths.resumeImport.path,
    title: '核对导入的简历 · 启程',
    source: 'src/app/pages/resume-import-page.tsx',
    load: () => import('./pages/resume-import-page.js'),
  }),
  privatePage({
    path: paths.resumePreview.path,
    title: '预览简历 · 启程',
    source: 'src/app/pages/resume-preview-page.tsx',
    load: () => import('./pages/resume-preview-page.js'),
  }),
  linkedPage({
    path: paths.resumeShare.path,
    title: '一份分享的简历 · 启程',
    description: '对方通过启程分享了一份简历，打开链接查看。',
    hasCard: true,
    source: 'src/app/pages/resume-share-page.tsx',
    load: () => import('./pages/resume-share-page.js'),
  }),
  privatePage({
    path: paths.empty.path,
    title: '启程',
    source: 'src/app/pages/empty-page.tsx',
    load: () => import('./pages/empty-page.js'),
  }),
];

const notFound = (path: string) =>
  publicPage({
    path,
    title: '没有找到页面 · 启程',
    source: 'src/app/pages/not-found-page.tsx',
    status: 404,
    load: () => import('./pages/not-found-page.js'),
  });

const toHome: LoaderFunction = ({ request }) =>
  redirect(withOriginalQuery(paths.home.href(), new URL(request.url)));

/** The route table. */
export const routes: RouteObject[] = [
  { path: '/', loader: toHome },
  { path: paths.desktopView.path, loader: toHome },
  {
    ErrorBoundary: RouteFailure,
    children: [
      privatePage({
        path: paths.resumePrint.path,
        title: '打印简历 · 启程',
        source: 'src/app/pages/resume-print-page.tsx',
        load: () => import('./pages/resume-print-page.js'),
      }),
    ],
  },
  {
    Component: WorkspaceShell,
    ErrorBoundary: RouteFailure,
    children: [
      privatePage({
        path: paths.resumeEdit.path,
        title: '编辑简历 · 启程',
        source: 'src/app/pages/resume-edit-page.tsx',
        load: () => import('./pages/resume-edit-page.js'),
      }),
    ],
  },
  {
    Component: SiteShell,
    ErrorBoundary: RouteFailure,
    children: [
      {
        ErrorBoundary: RouteFailure,
        children: [...sitePages, ...aiPages, notFound(paths.notFound.path), notFound('*')],
      },
    ],
  },
];
