import RouteSpinner from '@/components/RouteSpinner';

/** umi shows this while a route's chunk is on its way. */
export default RouteSpinner;
