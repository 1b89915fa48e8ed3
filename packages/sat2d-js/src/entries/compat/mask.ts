export { BaseMask as Mask, type PixelBox } from './base-mask.js';
