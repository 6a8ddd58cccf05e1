import { useToasts } from '@qicheng/ui/toast';
import { PlainWriter } from './plain-writer.js';

const apply = (change: () => void) => change();

it('pastes the characters that fit and states how many do not', () => {
  useToasts.setState({ toasts: [] });
  const writer = new PlainWriter({
    access: { label: '单位', limit: 5, read: () => '启明', write: () => undefined, leave: () => undefined },
    language: 'zh',
    onLeave: () => undefined,
    apply,
    onUndo: () => undefined,
  });
  document.body.append(writer.element);
  writer.focus('end');
  const paste = new Event('beforeinput', { cancelable: true });
  Object.assign(paste, { inputType: 'insertFromPaste', data: '科技有限公司' });
  writer.element.dispatchEvent(paste);
  expect(writer.element.textContent).toBe('启明科技有');
  expect(useToasts.getState().toasts[0]?.text).toBe('这里最多 5 字，剪贴板里后 3 字没有粘贴');
});
