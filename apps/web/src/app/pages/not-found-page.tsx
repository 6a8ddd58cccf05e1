import { Lost } from '@qicheng/ui/status';
import { ButtonLink } from '#src/components/button-link.jsx';
import { paths } from '#src/config/paths.js';

export function NotFound() {
  return (
    <Lost
      level={1}
      title="没有找到这个页面"
      action={
        <>
          <ButtonLink to={paths.home.href()} tone="primary">
            回到首页
          </ButtonLink>
          <ButtonLink to={paths.personal.href()}>我的简历</ButtonLink>
        </>
      }
    >
      地址可能写错了，或页面已经移走。您的简历都在“我的简历”里。
    </Lost>
  );
}

export { NotFound as Component };
