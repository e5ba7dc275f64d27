export { Skeleton, SkeletonGroup, type SkeletonGroupProps, type SkeletonProps, type SkeletonShape } from './skeleton';
