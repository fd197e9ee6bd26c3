// Adds the components that the remark plugins render.
import MDXComponents from '@theme-init/MDXComponents';
import { BeforeAfter } from '../../BeforeAfter';
import { CodeFiles } from '../../CodeFiles';
import { CodeProof } from '../../CodeProof';
import { CodeSample } from '../../CodeSample';

export default { ...MDXComponents, BeforeAfter, CodeFiles, CodeProof, CodeSample };
