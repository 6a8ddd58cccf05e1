import { Button } from '@qicheng/ui/button';
import { ErrorState } from '@qicheng/ui/status';
import { useRouteError } from 'react-router-dom';
import { ButtonLink } from '../components/button-link.js';
import { paths } from '../config/paths.js';
import { ChunkLoadError } from '../lib/load-chunk.js';

/** A page that could not be shown: says whether a reload will help. */
export function RouteFailure() {
  const error = useRouteError();
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
