import { CampusEmailDialogs as Dialogs } from '../features/campus-email/components/campus-email-dialogs.js';
import { AntdScope } from './antd-scope.js';

/** The campus e-mail dialogs with the component library around them; loaded when the first one opens. */
export function CampusEmailDialogs() {
  return (
    <AntdScope>
      <Dialogs />
    </AntdScope>
  );
}
