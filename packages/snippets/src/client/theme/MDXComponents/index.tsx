// Adds the components that the remark plugins render code fences with.
import MDXComponents from '@theme-init/MDXComponents';
import { BeforeAfter } from '../../BeforeAfter';
import { CodeFiles } from '../../CodeFiles';
import { CodeSample } from '../../CodeSample';

export default { ...MDXComponents, BeforeAfter, CodeFiles, CodeSample };
