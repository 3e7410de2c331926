import RouteSpinner from '@/components/RouteSpinner';

/** Fallback that umi shows while the chunk of a route loads. */
export default RouteSpinner;
