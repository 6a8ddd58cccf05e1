import { imageCode } from '@qicheng/contract/captcha/image.contract';
import { type FieldRule, FormField } from '@qicheng/ui/form';
import { Icon } from '@qicheng/ui/icon';
import { Skeleton } from '@qicheng/ui/skeleton';
import { TextInput } from '@qicheng/ui/text-input';
import { fieldRule } from '#src/lib/field-rule.js';
import type { PictureState } from '../hooks/use-picture.js';
import styles from './campus-email.module.css';

interface PictureFieldProps {
  picture: PictureState & { isRead: boolean; isNeedless: () => boolean; renew: () => Promise<void> };
}

function PictureButton({ picture, failure, isLoading, renew }: PictureFieldProps['picture']) {
  return (
    <button
      type="button"
      className={styles.picture}
      title="看不清？点击换一张"
      aria-label="换一张图形验证码"
      aria-describedby={failure ? 'picture-failure' : undefined}
      disabled={isLoading}
      onClick={() => void renew()}
    >
      {picture ? <img src={picture.image} alt="" data-dimmed={isLoading ? '' : undefined} /> : null}
      {picture === null && isLoading ? <Skeleton width="100%" height="100%" /> : null}
      {picture === null && !isLoading ? <Icon name="refresh" /> : null}
    </button>
  );
}

const imageCodeRule = fieldRule(imageCode);

/** The captcha image and its input; a solved one is disabled until the next send. */
export function PictureField({ picture }: PictureFieldProps) {
  const rule: FieldRule = (value, values) =>
    picture.isNeedless() ? undefined : imageCodeRule(value, values);
  return (
    <FormField name="imageCode" label="图形验证码" rules={[rule]}>
      {(control) => (
        <>
          <div className={styles.pair}>
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={12}
              readOnly={picture.isRead}
              placeholder="看图输入，不分大小写"
            />
            {picture.isRead ? (
              <span className={styles.read} role="status">
                <Icon name="check" size={18} />
                已通过
              </span>
            ) : (
              <PictureButton {...picture} />
            )}
          </div>
          {picture.failure ? (
            <p id="picture-failure" role="alert" className={styles.problem}>
              {picture.failure}
            </p>
          ) : null}
        </>
      )}
    </FormField>
  );
}
